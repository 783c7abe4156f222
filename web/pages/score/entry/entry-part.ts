/** The work beside the result: fetched while the first result is on its way. */
import "../../../components/findings-list";
import "../ranking-table";
import "../set-aside";
import "../traveller-tables";
import "./entry-ways";
import "./event-head";
import "./verify-list";
