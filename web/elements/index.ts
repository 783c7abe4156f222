/** The elements for a club's own page. One line brings them in, one line each shows them. */
import { define } from "./base";
import { OvertrickExpected } from "./expected";
import { OvertrickResults } from "./results";

define("overtrick-results", OvertrickResults);
define("overtrick-expected", OvertrickExpected);
