import { todayEverywhere } from '#areas/leads/rules.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Judged } from './judged.ts';
import type { BroughtKind, Worker } from './kind.ts';
import { BROUGHT_KINDS } from './kinds.ts';
import { findNamedRecords } from './named-records.ts';
import { type Ended, endRows, nextRows } from './row-store.ts';
import { withoutNumber } from './staged-rows.ts';
import type { BringInRecord } from './store.ts';

/** Few enough that somebody who saves the same words of a name hardly waits. */
const CHUNK = 100;

/** Adds the next records of a dry run. What has changed since the dry run is looked at again. */
export async function importChunk(db: Db, record: BringInRecord, after: number, employeeId: number) {
  const { kind, id, fills } = record;
  const worker = { masterId: record.master_id, employeeId };
  const wanted = fills ? (['waiting', 'same'] as const) : (['waiting'] as const);
  const rows = await nextRows(db, id, wanted, { after, size: CHUNK });
  const kindOf = BROUGHT_KINDS[kind];
  const judging = { today: todayEverywhere(new Date()), named: await findNamedRecords(db) };
  const all = await kindOf.judge(
    db,
    rows.map(({ row_number, input }) => withoutNumber({ row: row_number, input })),
    judging,
  );
  const judged = all.slice(0, firstRepeated(all, kindOf));
  const fine = judged.flatMap(({ record: input, ...each }) => (input ? [{ ...each, record: input }] : []));
  const same = await kindOf.findSame(db, fine);
  const fresh = fine.filter(({ row }) => !same.has(row));
  const ids = await kindOf.addAll(
    db,
    worker,
    fresh.map((each) => each.record),
  );
  const made = new Map(fresh.map(({ row }, at) => [row, ids[at] as number]));
  const ended: Ended[] = [];
  for (const each of judged) ended.push(await endRow(db, { kindOf, worker, fills, same, made }, each));
  await endRows(db, id, ended);
  return { rows: judged.length, last: judged.at(-1)?.row ?? 0 };
}

/**
 * The place of the first row that may be the same record as one before it. It waits for the next chunk, which finds what
 * this one has added.
 */
function firstRepeated<Input>(
  judged: readonly Judged<Input>[],
  { marksOf }: Pick<BroughtKind<Input>, 'marksOf'>,
): number | undefined {
  const marks = new Set<string>();
  for (const [at, { record }] of judged.entries()) {
    const own = record ? marksOf(record) : [];
    if (own.some((mark) => marks.has(mark))) return at;
    for (const mark of own) marks.add(mark);
  }
  return undefined;
}

interface Ending {
  kindOf: BroughtKind<unknown>;
  worker: Worker;
  fills: boolean;
  same: ReadonlyMap<number, number>;
  made: ReadonlyMap<number, number>;
}

async function endRow(
  db: Db,
  { kindOf, worker, fills, same, made }: Ending,
  each: Judged<unknown>,
): Promise<Ended> {
  const { row, record, problems } = each;
  const sameId = same.get(row) ?? null;
  const facts = { row_number: row, problems, same_id: sameId };
  if (!record) return { ...facts, outcome: 'problem', record_id: null };
  if (sameId === null) return { ...facts, outcome: 'made', record_id: made.get(row) ?? null };
  const isFilled = fills && (await kindOf.fill?.(db, worker, sameId, record));
  // Known by its number from now on: policies of the same system find it.
  return { ...facts, outcome: isFilled ? 'filled' : 'same', record_id: sameId };
}
