/** In place of the package's English sentences: the page says what was found in its own words, in four languages. */
export const messages: Record<string, string> = {};
