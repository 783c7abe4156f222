/** An evening of seven tables less one pair, to show what a list looks like. */
export const sampleList = `1;Ann Berg;28.4;Bo Dahl;14.0;54.2
2;Carl Ek;8.1;Dora Falk;11.7;58.9
3;Eva Gran;35.2;Finn Holm;41.9;43.1
4;Gro Iversen;22.6;Hans Juul;19.8;51.0
5;Ida Krogh;47.3;Jens Lund;52;39.6
6;Kaj Munk;16.4;Lis Nord;24.9;55.5
7;Mia Olsen;31;Niels Poulsen;?;48.3
8;Olga Riis;12.2;Per Skov;27.7;52.7
9;Rut Torp;39.5;Sven Urup;33.8;46.9
10;Tove Vang;5.6;Ulf Winther;9.9;57.4
11;Vera Aas;44.1;Wim Bakker;29.3;41.8
12;Xenia Clausen;18.7;Yngve Dam;21.5;50.6
13;phantom
`;
