/**
 * What stands beside the work only now and then: an opened file, a text too large to edit, what is to be checked, a
 * menu of the grid, several lines pasted into it, files to save, quick reading of an edit.
 */
import "../../../components/findings-list";
import "../files/file-panel";
import "../files/save-event";
import "../ranking-table";
import "../set-aside";
import "../traveller-tables";
import { readEdit } from "../../../store/event-edit-reading";
import { eventStore } from "../../../store/event-store";
import "./grid-paste";
import "./special-menu";
import "./verify-list";

eventStore.readRowEdit = readEdit;
