/** The views behind the ranking, what a change of rules did, and the working: fetched once the first result is shown. */
import "../../../components/working-panel";
import "../../../styles/view-tables.css";
import "./adjusted-notes";
import "./card-view";
import "./control-view";
import "./frequencies-view";
import "./matches-view";
import "./matrix-view";
import "./rule-change";
import "./rules-view";
import "./session-view";
import "./travellers-view";
