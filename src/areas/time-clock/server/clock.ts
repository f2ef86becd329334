import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { WorkSpace } from '#platform/server/http/call.ts';
import { CLOCK_LOG } from '../log.ts';
import { closeEntry, openEntry } from './store.ts';

/** What happens with a clock-in of somebody who was out, in its transaction. */
export type ClockInFollower = (work: WorkSpace) => Promise<void>;

/** Someone who is in stays in. */
export async function clockIn(work: WorkSpace, followers: readonly ClockInFollower[] = []): Promise<void> {
  const { db, session } = work;
  if (!(await openEntry(db, session.masterId, session.employeeId))) return;
  await log(work, 'clocked in');
  for (const follow of followers) await follow(work);
}

/** Someone who is out stays out. */
export async function clockOut(work: WorkSpace): Promise<void> {
  if (await closeEntry(work.db, work.session.employeeId)) await log(work, 'clocked out');
}

function log({ db, session }: WorkSpace, action: string): Promise<void> {
  return writeChange(db, session, { subject: CLOCK_LOG.subject, subjectId: session.employeeId, action });
}
