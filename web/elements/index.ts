/** The elements for a club's own page. One line brings them in, one line each shows them. */
import { define } from "./base";
import { OvertrickExpected } from "./expected";
import { OvertrickNett } from "./nett";
import { OvertrickRanking } from "./ranking";
import { OvertrickResults } from "./results";

define("overtrick-results", OvertrickResults);
define("overtrick-expected", OvertrickExpected);
define("overtrick-nett", OvertrickNett);
define("overtrick-ranking", OvertrickRanking);
