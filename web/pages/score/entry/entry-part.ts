/** The work beside the result: fetched while the first result is on its way. */
import "../files/file-door";
import "../files/save-menu";
import "./entry-ways";
import "./event-head";
