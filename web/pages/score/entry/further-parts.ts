/** What stands beside the work only now and then: an opened file, a text too large to edit, a menu of the grid, quick reading of an edit. */
import "../../../components/findings-list";
import "../files/file-panel";
import "../ranking-table";
import "../set-aside";
import "../traveller-tables";
import { readEdit } from "../../../store/event-edit-reading";
import { eventStore } from "../../../store/event-store";
import "./special-menu";

eventStore.readRowEdit = readEdit;
