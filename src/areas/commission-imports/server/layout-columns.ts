import { headingsAt, type Layout, type PreviewedSheet, rowCountAt } from '#platform/shared/sheets/preview.ts';
import { periodOf } from '../period.ts';

/** What is stored for a statement at this place in its file. */
export function layoutColumns(sheets: readonly PreviewedSheet[], { sheet: name, headingRow }: Layout) {
  const sheet = sheets.find((each) => each.name === name) as PreviewedSheet;
  const headings = headingsAt(sheet, headingRow);
  return {
    sheet: name,
    heading_row: headingRow,
    headings: JSON.stringify(headings),
    row_count: rowCountAt(sheet, headingRow),
    period: periodOf(sheet, headingRow),
  };
}
