import { type Layout, type PreviewedSheet, rowCountAt } from '#platform/shared/sheets/preview.ts';
import type { ColumnMap, Kind } from '../fields.ts';
import { columnsAt } from '../layout.ts';

/** What is stored for a file at this place. */
export function placeColumns(
  kind: Kind,
  sheets: readonly PreviewedSheet[],
  layout: Layout,
  saved?: ColumnMap,
) {
  const sheet = sheets.find(({ name }) => name === layout.sheet) as PreviewedSheet;
  const { ofTakeOut, ...columns } = columnsAt(kind, sheet, layout, saved);
  return {
    ...columns,
    sheet: layout.sheet,
    heading_row: layout.headingRow,
    row_count: rowCountAt(sheet, layout.headingRow),
    of_take_out: ofTakeOut,
  };
}
