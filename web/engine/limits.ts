/** What a screen can hold of a long text. */
export const limits = { findings: 200, lines: 500, standings: 500 } as const;
