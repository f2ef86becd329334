import {
  headingNames,
  headingsAt,
  type Layout,
  type PreviewedSheet,
} from '#platform/shared/sheets/preview.ts';
import { sheetLayout } from '#platform/shared/sheets/sheet-layout.ts';
import { type ColumnMap, fits, guessMap, isOfTakeOut, type Kind, mapProblems, takeOutMap } from './fields.ts';
import { ROWS_MAX } from './rules.ts';

const layoutOf = (kind: Kind) =>
  sheetLayout({
    columnsMin: 2,
    rowsMax: ROWS_MAX,
    noHeadings: 'No headings were found: one of the first rows must name at least two columns.',
    known: (names) => Object.keys(guessMap(kind, names)).length,
    isComplete: (headings) => Object.keys(mapProblems(kind, guessMap(kind, headings), headings)).length === 0,
  });

/** Where the records of each kind are in a file. */
export const LAYOUTS: Readonly<Record<Kind, ReturnType<typeof sheetLayout>>> = {
  customers: layoutOf('customers'),
  leads: layoutOf('leads'),
  policies: layoutOf('policies'),
};

/** The columns that nobody has to choose: those of a take-out, or of the last file of this kind. */
export function knownMap(
  kind: Kind,
  headings: readonly string[],
  saved: ColumnMap | undefined,
): ColumnMap | undefined {
  if (isOfTakeOut(kind, headings)) return takeOutMap(kind, headings);
  return saved && fits(saved, headings) ? saved : undefined;
}

export const placesIn = (kind: Kind, sheet: PreviewedSheet, saved: ColumnMap | undefined) =>
  LAYOUTS[kind].placesIn(sheet, (headings) => knownMap(kind, headings, saved) !== undefined);

/** The columns at a place of a file, with examples, and what they probably are. */
export function columnsAt(kind: Kind, sheet: PreviewedSheet, { headingRow }: Layout, saved?: ColumnMap) {
  const names = headingNames(sheet.lines[headingRow - 1] ?? []);
  const known = knownMap(kind, names, saved);
  return {
    headings: headingsAt(sheet, headingRow),
    map: known ?? guessMap(kind, names),
    isKnown: known !== undefined,
    ofTakeOut: isOfTakeOut(kind, names),
  };
}
