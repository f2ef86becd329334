import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import { type Amounts, totalOf } from '../rules.ts';
import { policiesFor } from './policy-records.ts';
import { raisePolicy } from './store.ts';

/** Raises premium and fees by an endorsement; always in one order, so that nobody waits in a circle. */
export async function endorsePolicies(
  db: Db,
  session: Session,
  raises: ReadonlyMap<number, Amounts>,
): Promise<void> {
  const raised = [...raises].filter(([, added]) => totalOf(added) > 0);
  for (const [id, added] of raised.toSorted(([one], [other]) => one - other))
    await changeRecord(
      policiesFor(session),
      { db, session },
      { id },
      { action: 'endorsed', change: () => raisePolicy(db, id, added) },
    );
}
