/**
 * The sample: eight pairs, seven rounds, everybody plays the same board in a round. Made up for this page. One score
 * is one that no contract gives, so that a first visitor meets a finding too.
 */
const boards: readonly (readonly [ns: number, ew: number, score: number])[][] = [
  [
    [8, 1, 420],
    [2, 7, 450],
    [6, 3, -50],
    [4, 5, 420],
  ],
  [
    [2, 8, 620],
    [3, 1, 620],
    [7, 4, -100],
    [5, 6, 650],
  ],
  [
    [8, 3, 140],
    [4, 2, 110],
    [1, 5, -100],
    [6, 7, 140],
  ],
  [
    [4, 8, 630],
    [5, 3, 600],
    [2, 6, 660],
    [7, 1, 630],
  ],
  [
    [8, 5, -90],
    [6, 4, -110],
    [3, 7, -90],
    [1, 2, 50],
  ],
  [
    [6, 8, 980],
    [7, 5, 480],
    [4, 1, 495],
    [2, 3, 980],
  ],
  [
    [8, 7, -200],
    [1, 6, 110],
    [5, 2, -100],
    [3, 4, 120],
  ],
];

/** As a director would type it, with the language's word for a board. */
export function sampleText(board: string): string {
  const columns = (line: readonly number[]): string => line.map((value) => String(value)).join("\t");
  return (
    boards.map((lines, index) => [`${board} ${index + 1}`, ...lines.map(columns)].join("\n")).join("\n\n") +
    "\n"
  );
}
