/** What stands beside the work only now and then: an opened file, a text too large to edit, a menu of the grid. */
import "../../../components/findings-list";
import "../files/file-panel";
import "../ranking-table";
import "../set-aside";
import "../traveller-tables";
import "./special-menu";
