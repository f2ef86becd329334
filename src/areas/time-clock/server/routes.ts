import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { CLOCK_LOG } from '../log.ts';
import { minutesWorked } from '../rules.ts';
import { closeEntry, listEntries, openEntry } from './store.ts';

const DAY_MS = 86_400_000;

export function timeClockRoutes(mount: Mount): void {
  mount(contract.getClockStatus, ({ db, session, query }) => statusOf(db, session, query.since));
  mount(contract.listStretches, async ({ db, session, query }) => {
    const since = query.since ?? aDayAgo();
    const entries = await listEntries(db, session.employeeId, since);
    return {
      results: entries
        .filter(({ outAt }) => !outAt || outAt > since)
        .map(({ inAt, outAt }) => ({ in: inAt, out: outAt })),
    };
  });
  mount(contract.clockIn, async ({ db, session, query }) => {
    if (await openEntry(db, session.masterId, session.employeeId)) await log(db, session, 'clocked in');
    return statusOf(db, session, query.since);
  });
  mount(contract.clockOut, async ({ db, session, query }) => {
    if (await closeEntry(db, session.employeeId)) await log(db, session, 'clocked out');
    return statusOf(db, session, query.since);
  });
}

async function statusOf(
  db: Db,
  { employeeId }: Session,
  given: Date | undefined,
): Promise<contract.ClockStatus> {
  const now = new Date();
  const since = given ?? aDayAgo();
  const entries = await listEntries(db, employeeId, since);
  const [latest] = entries;
  return {
    type: latest && !latest.outAt ? 'In' : 'Out',
    clock: latest ? (latest.outAt ?? latest.inAt) : null,
    minutes: minutesWorked(entries, since, now),
  };
}

const aDayAgo = () => new Date(Date.now() - DAY_MS);

function log(db: Db, session: Session, action: string): Promise<void> {
  return writeChange(db, session, { subject: CLOCK_LOG.subject, subjectId: session.employeeId, action });
}
