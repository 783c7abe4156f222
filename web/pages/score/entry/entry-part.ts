/** The work beside the result: fetched while the first result is on its way. */
import "../../../components/findings-list";
import "../ranking-table";
import "../files/file-door";
import "../files/file-panel";
import "../files/save-menu";
import "../set-aside";
import "../traveller-tables";
import "./entry-ways";
import "./event-head";
import "./verify-list";
