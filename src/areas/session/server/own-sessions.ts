import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { endOtherSessions, endOwnSession, ownSessions } from '../contract.ts';
import { PERSON_LOG } from '../log.ts';
import { endSessions, listSessions } from './store.ts';

export async function listOwnSessions({ db, session }: Call<typeof ownSessions>) {
  const rows = await listSessions(db, session.employeeId);
  return {
    results: rows.map(({ id, created_at, last_seen_at, user_agent }) => ({
      id,
      startedAt: created_at,
      lastSeenAt: last_seen_at,
      userAgent: user_agent,
      isThis: id === session.id,
    })),
  };
}

/** Someone else's session is as unknown as one that never existed. */
export async function endSessionElsewhere({ db, session, params }: Call<typeof endOwnSession>) {
  if (params.id === session.id)
    throw refuse.conflict('This is the session you are in. Use Logout to end it.');
  if ((await endSessions(db, session.employeeId, params.id, session.id)) === 0) throw refuse.notFound();
  await log(db, session, 1);
}

export async function endSessionsElsewhere({ db, session }: Call<typeof endOtherSessions>) {
  const ended = await endSessions(db, session.employeeId, null, session.id);
  if (ended > 0) await log(db, session, ended);
  return { ended };
}

function log(
  db: Call<typeof ownSessions>['db'],
  session: Call<typeof ownSessions>['session'],
  sessions: number,
) {
  return writeChange(db, session, {
    subject: PERSON_LOG.subject,
    subjectId: session.employeeId,
    action: 'signed out elsewhere',
    after: { sessions },
  });
}
