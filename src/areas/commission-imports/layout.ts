import type { Layout, PreviewedSheet } from '#platform/shared/sheets/preview.ts';
import { sheetLayout } from '#platform/shared/sheets/sheet-layout.ts';
import { type ColumnMap, FIELDS, fits, guessColumns, mapProblems } from './columns.ts';
import { ROWS_MAX } from './rules.ts';

const statements = sheetLayout({
  // A number or a name, a date and an amount.
  columnsMin: 3,
  rowsMax: ROWS_MAX,
  noHeadings:
    'No headings were found: a statement has at least three columns, for the policy number or customer, the date and the commission.',
  known: (names) => {
    const map = guessColumns(names);
    return FIELDS.filter((field) => map[field] !== null).length;
  },
  // A number or a customer, a date and a commission: a summary lacks one of them.
  isComplete: (headings) => Object.keys(mapProblems(guessColumns(headings), headings)).length === 0,
});

export const { headingProblem, layoutProblem, guessHeading, guessLayout } = statements;

/** The columns of an earlier statement of the company, and where they were. */
export interface SavedColumns extends Layout {
  map: ColumnMap;
}

/** The map is that of an earlier statement of the company. */
export const placesIn = (sheet: PreviewedSheet, map?: ColumnMap) =>
  statements.placesIn(sheet, map && ((headings) => fits(map, headings)));
