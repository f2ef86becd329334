import { z } from 'zod';
import { todayEverywhere } from '#areas/leads/rules.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { wholeOf } from '#platform/server/files/whole-of.ts';
import { type JobServices, jobHandler } from '#platform/server/jobs/jobs.ts';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { endingOf } from '#platform/shared/sheets/endings.ts';
import { BRING_IN_LOG } from '../log.ts';
import { type BringInState, STATES } from '../rules.ts';
import { importChunk } from './import-chunk.ts';
import { findNamedRecords } from './named-records.ts';
import { bringInKey } from './place.ts';
import { readLines } from './read-lines.ts';
import { deleteRows, markRepeated, outcomesOf, stageRows } from './row-store.ts';
import { stagedRows } from './staged-rows.ts';
import { type BringInRecord, changeBringIn, findBringIn, lockBringIn } from './store.ts';
import { takeBackChunk } from './take-back-chunk.ts';

export const bringInKind = {
  queue: 'bring-in',
  data: z.object({
    masterId: z.number().int(),
    bringInId: z.number().int(),
    /** Whoever asked for it; a job from before this was told is the uploader's. */
    employeeId: z.number().int().optional(),
    /** What was asked for; whatever else the file waits for has a job of its own. */
    state: z.enum(STATES).optional(),
  }),
  longestSeconds: 6 * 3600,
};

/** Does what the state of a file asks for: reads, imports or takes back. After a kill it goes on where it was. */
export const bringInJob = jobHandler(bringInKind, async (asked, services) => {
  const { masterId, bringInId } = asked;
  const record = await services.database.asTenant({ masterId }, (db) => findBringIn(db, bringInId));
  if (!record || (asked.state && asked.state !== record.state)) return;
  const work = { masterId, services, id: bringInId, employeeId: asked.employeeId ?? record.created_by };
  try {
    if (record.state === 'reading') await read(work, record);
    if (record.state === 'importing') await inChunks(work, record, importChunk);
    if (record.state === 'takingBack') await inChunks(work, record, takeBackChunk);
  } catch (error) {
    await tellStopped(work, record).catch(() => undefined);
    throw error;
  }
});

interface Work {
  masterId: number;
  id: number;
  employeeId: number;
  services: JobServices;
}

/** Whoever waits for it learns that it does not go on, and may try again before the job does. */
async function tellStopped({ masterId, id, services }: Work, { state }: BringInRecord): Promise<void> {
  await services.database.asTenant({ masterId }, async (db) => {
    if ((await lockBringIn(db, id))?.state === state) await changeBringIn(db, id, { failure: STOPPED });
  });
}

const STOPPED =
  'Something went wrong, and the work stopped. It is tried again by itself for some hours; you can also try it now.';

async function read({ masterId, id, services: { database, files } }: Work, record: BringInRecord) {
  const asTenant = <Result>(work: (db: Db) => Promise<Result>) => database.asTenant({ masterId }, work);
  try {
    const content = await files.open(bringInKey(record));
    if (!content) throw new Unreadable('The file is no longer here. Choose it again.');
    const named = await asTenant(findNamedRecords);
    const judging = { today: todayEverywhere(new Date()), named };
    let done = record.rows_done;
    const file = { bytes: await wholeOf(content), ending: endingOf(record.filename) ?? '.csv' };
    const place = { kind: record.kind, sheet: record.sheet, headingRow: record.heading_row };
    for await (const lines of readLines(masterId, { ...file, ...place, skip: done })) {
      const after = done + lines.length;
      const goesOn = await asTenant(async (db) => {
        if (!(await isStillMeant(db, record, done))) return false;
        await stageRows(db, { masterId, id }, await stagedRows(db, record, lines, judging));
        await changeBringIn(db, id, { rows_done: after, failure: '' });
        return true;
      });
      if (!goesOn) return;
      done = after;
    }
    await asTenant(async (db) => {
      if (!(await isStillMeant(db, record, done))) return;
      await markRepeated(db, id);
      await changeBringIn(db, id, { state: 'read', failure: '' });
    });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    await asTenant(async (db) => {
      if (!(await isStillMeant(db, record))) return;
      await deleteRows(db, id);
      await changeBringIn(db, id, { state: 'failed', failure: error.message, rows_done: 0 });
    });
  }
}

/**
 * Somebody may have discarded it or chosen other columns meanwhile. Where it was begun anew, with whichever columns, the
 * rows until here are gone, and another job reads them.
 */
async function isStillMeant(db: Db, record: BringInRecord, done?: number): Promise<boolean> {
  const now = await lockBringIn(db, record.id);
  if (done !== undefined && now?.rows_done !== done) return false;
  const whatIsRead = ({ state, sheet, heading_row, column_map }: BringInRecord) =>
    JSON.stringify([state, sheet, heading_row, column_map]);
  return now !== undefined && whatIsRead(now) === whatIsRead(record);
}

/** Does its rows and says how many they were, and the last of them; 0 when none is left. */
export type Chunk = (
  db: Db,
  record: BringInRecord,
  after: number,
  employeeId: number,
) => Promise<{ rows: number; last: number }>;

/** Each chunk is a short transaction of its own, so that whoever saves at the same time waits for one at most. */
async function inChunks(work: Work, record: BringInRecord, chunk: Chunk) {
  const { masterId, id, employeeId, services } = work;
  let after = 0;
  for (;;) {
    const found = await services.database.asTenant({ masterId }, async (db) => {
      const now = await lockBringIn(db, id);
      if (now?.state !== record.state) return { rows: 0, last: 0 };
      const { rows, last } = await chunk(db, now, after, employeeId);
      if (rows === 0) await finish(db, now, employeeId);
      else await changeBringIn(db, id, { rows_done: now.rows_done + rows, failure: '' });
      return { rows, last };
    });
    if (found.rows === 0) return;
    after = found.last;
  }
}

const AFTER: Partial<Record<BringInState, { state: BringInState; action: string }>> = {
  importing: { state: 'imported', action: 'imported' },
  takingBack: { state: 'takenBack', action: 'taken back' },
};

async function finish(db: Db, record: BringInRecord, employeeId: number): Promise<void> {
  const { state, action } = AFTER[record.state] ?? { state: 'failed' as const, action: '' };
  const counts = Object.fromEntries(
    (await outcomesOf(db, record.id)).map(({ outcome, rows }) => [outcome, rows]),
  );
  const isImport = state === 'imported';
  await changeBringIn(db, record.id, { state, failure: '', ...(isImport && { imported_at: new Date() }) });
  const { made = 0, filled = 0, takenBack = 0, changed = 0 } = counts;
  const figures = isImport ? { made, filled } : { takenBack, changed };
  await writeChange(
    db,
    { masterId: record.master_id, employeeId },
    {
      subject: BRING_IN_LOG.subject,
      subjectId: record.id,
      action,
      after: { filename: record.filename, kind: record.kind, ...figures },
    },
  );
}
