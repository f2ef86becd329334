/**
 * What each element of a table is to a screen reader. Said aloud, since browsers no longer take a row for one where a
 * phone shows it as a card.
 */
export const AS_TABLE = { role: 'table' } as const;
export const AS_ROWS = { role: 'rowgroup' } as const;
export const AS_ROW = { role: 'row' } as const;
export const AS_CELL = { role: 'cell' } as const;
export const AS_HEAD = { role: 'columnheader' } as const;
