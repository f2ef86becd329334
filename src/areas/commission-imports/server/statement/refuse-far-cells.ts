import { BROKEN, Unreadable } from './unreadable.ts';

/** A hundred thousand rows of fifty columns; the library fills up every place in between. */
const PLACES_MAX = 5_000_000;

/** A cell with something in it. One that only has a style ends with its tag, and the library leaves it out. */
const FILLED = /<(?:\w+:)?c\s(?:[^<>]*\s)?r=["']([A-Z]+)(\d+)["'](?:[^<>]*[^<>/])?>/g;

/** More rows than any sheet has. */
const NO_ROW = /<(?:\w+:)?row\s(?:[^<>]*\s)?r=["']\d{8,}/;

/** One cell far out would cost as much as all the places between it and the table. */
export function refuseFarCells(plainArchive: Buffer): void {
  const text = plainArchive.toString('latin1');
  if (NO_ROW.test(text)) throw new Unreadable(BROKEN);
  const farthest = { column: 0, row: 0 };
  for (const [, letters = '', digits] of text.matchAll(FILLED)) {
    const [column, row] = [columnOf(letters), Number(digits)];
    farthest.column = Math.max(farthest.column, column);
    farthest.row = Math.max(farthest.row, row);
    if (farthest.column * farthest.row > PLACES_MAX)
      throw new Unreadable(
        `The sheet reaches to the cell ${letters}${digits}, too far to be read at once. Remove what stands far to the right of its columns or below its rows, or split it.`,
      );
  }
}

/** A is the first, AA the twenty-seventh. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
