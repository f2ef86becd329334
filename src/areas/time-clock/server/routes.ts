import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import * as hours from '../hours-contract.ts';
import { minutesWorked } from '../rules.ts';
import { type ClockInFollower, clockIn, clockOut } from './clock.ts';
import { correctStretch } from './correct-stretch.ts';
import { listHours } from './list-hours.ts';
import { listEntries } from './store.ts';

const DAY_MS = 86_400_000;

/** Whatever follows a clock-in is of other areas; the application names it. */
export function timeClockRoutes(mount: Mount, followers: readonly ClockInFollower[] = []): void {
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
  mount(contract.clockIn, async (call) => {
    await clockIn(call, followers);
    return statusOf(call.db, call.session, call.query.since);
  });
  mount(contract.clockOut, async (call) => {
    await clockOut(call);
    return statusOf(call.db, call.session, call.query.since);
  });
  mount(hours.listHours, listHours);
  mount(hours.correctStretch, correctStretch);
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
