import { attributeOf, nameOf, openingTags } from './markup-tags.ts';
import { BROKEN, Unreadable } from './unreadable.ts';

/** A hundred thousand rows of fifty columns; the library fills up every place in between. */
const PLACES_MAX = 5_000_000;

const PLACE = /^([A-Z]{1,3})(\d{1,7})$/;
/** More rows than any sheet has. */
const NO_ROW = /^\d{8,}/;

const isPlace = (name: string) => name === 'r';

/** One cell far out would cost as much as all the places between it and the table. */
export function refuseFarCells(sheet: Buffer): void {
  const farthest = { column: 0, row: 0 };
  for (const { tag, isEmpty } of openingTags(sheet)) {
    const name = nameOf(tag);
    if (name === 'row' && NO_ROW.test(attributeOf(tag, isPlace) ?? '')) throw new Unreadable(BROKEN);
    // One that only has a style ends with its tag, and the library leaves it out.
    if (name !== 'c' || isEmpty) continue;
    const [, letters = '', digits = ''] = PLACE.exec(attributeOf(tag, isPlace) ?? 'A1') ?? [];
    if (letters === '') throw new Unreadable(BROKEN);
    farthest.column = Math.max(farthest.column, columnOf(letters));
    farthest.row = Math.max(farthest.row, Number(digits));
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
