import { z } from 'zod';
import { tellPeople } from '#areas/notifications/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { ZipWriter } from '#platform/server/files/zip-writer.ts';
import { type JobServices, jobHandler } from '#platform/server/jobs/jobs.ts';
import { TAKE_OUT_LOG } from '../log.ts';
import { KEPT_DAYS, takeOutKey } from '../rules.ts';
import { announceTakeOut } from './announce-take-out.ts';
import { archive } from './archive.ts';
import { Spool } from './spool.ts';
import { spoolRecords } from './spool-records.ts';
import { beginRun, failRun, findTakeOut, finishRun, type Run, type TakeOutRow } from './store.ts';
import { Stopped, watchRun } from './watch-run.ts';

export const takeOutKind = {
  queue: 'take-out',
  data: z.object({ masterId: z.number().int(), takeOutId: z.number().int() }),
  // Files of many gigabytes take their time; a process that ends is noticed much sooner.
  longestSeconds: 6 * 3600,
};

const MOST_RUNS = 3;
const FAILURE = `It was begun ${MOST_RUNS} times and could not be finished. Ask for it again later.`;

/** Makes the ZIP of everything. After a kill it begins again, with the records as they are then. */
export const takeOutJob = jobHandler(takeOutKind, async ({ masterId, takeOutId }, services) => {
  const asTenant = <Result>(work: (db: Db) => Promise<Result>) =>
    services.database.asTenant({ masterId }, work);
  const row = await asTenant((db) => findTakeOut(db, takeOutId));
  const runs = row && (await asTenant((db) => beginRun(db, takeOutId)));
  if (!row || runs === undefined) return;
  const run = { id: takeOutId, runs };
  if (runs > MOST_RUNS) return asTenant((db) => fail(db, row, run));
  try {
    const made = await makeTakeOut(services, row, run);
    await asTenant((db) => finish(db, row, run, made));
  } catch (error) {
    if (error instanceof Stopped) return;
    if (runs === MOST_RUNS) await asTenant((db) => fail(db, row, run));
    throw error;
  }
});

interface Made {
  size: number;
  records: number;
}

async function makeTakeOut(
  { config, database, files }: JobServices,
  row: TakeOutRow,
  run: Run,
): Promise<Made> {
  const masterId = row.master_id;
  const spool = await Spool.open(config.dataDir, `${masterId}-${run.id}-${run.runs}`);
  try {
    const [zip, watch] = [new ZipWriter(new Date()), watchRun(database, masterId, run)];
    const taken = await spoolRecords(database, { masterId, zip, spool, watch });
    const size = await files.write(takeOutKey(row), archive({ zip, spool, files, taken, watch }));
    return { size, records: taken.reduce((sum, { records }) => sum + records, 0) };
  } finally {
    await spool.remove();
  }
}

/** What was canceled in the last moment stays canceled; a sweep removes its file. */
async function finish(db: Db, row: TakeOutRow, run: Run, made: Made): Promise<void> {
  if (!(await finishRun(db, run, made))) return;
  await tell(db, row, {
    action: 'made',
    after: { ...made },
    title: 'The export is ready',
    message: `The ZIP is ready. It can be downloaded for ${KEPT_DAYS} days.`,
  });
}

async function fail(db: Db, row: TakeOutRow, run: Run): Promise<void> {
  if (!(await failRun(db, run, FAILURE))) return;
  await tell(db, row, {
    action: 'failed',
    after: { failure: FAILURE },
    title: 'Taking everything out failed',
    message: FAILURE,
  });
}

interface Told {
  action: string;
  after: Record<string, unknown>;
  title: string;
  message: string;
}

async function tell(db: Db, row: TakeOutRow, { action, after, title, message }: Told): Promise<void> {
  const author = { masterId: row.master_id, employeeId: row.employee_id };
  await writeChange(db, author, { subject: TAKE_OUT_LOG.subject, subjectId: row.id, action, after });
  await announceTakeOut(db, row.master_id);
  await tellPeople(db, {
    masterId: row.master_id,
    to: [row.employee_id],
    title,
    message,
    link: '/admin/take-out',
  });
}
