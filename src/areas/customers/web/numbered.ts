export type Numbered<Row> = Row & { number: number };

/** Rows without an id of their own, distinguished by their place in the record. */
export function numbered<Row extends object>(rows: readonly Row[]): Numbered<Row>[] {
  return rows.map((row, at) => ({ ...row, number: at + 1 }));
}
