import type { Db } from '#platform/server/db/bound-kysely.ts';
import { readRow } from '../read-row.ts';
import type { Brought, Judging } from './judged.ts';
import { BROUGHT_KINDS } from './kinds.ts';
import type { Line } from './lines-worker.ts';
import type { StagedRow } from './row-store.ts';
import type { BringInRecord } from './store.ts';

/** What the lines of a file come to, in a dry run. */
export async function stagedRows(
  db: Db,
  { kind, column_map, of_take_out, headings }: BringInRecord,
  lines: readonly Line[],
  judging: Judging,
): Promise<StagedRow[]> {
  const places = new Map(headings.map(({ name }, at) => [name, at]));
  const reading = { kind, map: column_map, ofTakeOut: of_take_out };
  const read = lines.map(({ row, cells }) => ({
    row,
    ...readRow(reading, (heading) => cells[places.get(heading) ?? -1] ?? ''),
  }));
  const worker = BROUGHT_KINDS[kind];
  const judged = await worker.judge(db, read.map(withoutNumber), judging);
  const fine = judged.flatMap(({ record, ...each }) => (record ? [{ ...each, record }] : []));
  const same = await worker.findSame(db, fine);
  return read.map(({ row, input, problems }, at) => {
    const all = { ...judged[at]?.problems, ...problems };
    const sameId = same.get(row) ?? null;
    const isProblem = Object.keys(all).length > 0;
    return {
      row_number: row,
      number: String(input.number ?? ''),
      name: worker.nameOf(input).slice(0, 200),
      input,
      problems: all,
      same_id: isProblem ? null : sameId,
      outcome: isProblem ? 'problem' : sameId ? 'same' : 'waiting',
    };
  });
}

/** The number of the other system belongs to the file and not to the record. */
export function withoutNumber({ row, input: { number, ...input } }: Brought): Brought {
  return { row, input };
}
