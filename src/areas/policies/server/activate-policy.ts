import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import { whyNotActivate } from '../rules.ts';
import { policyOf } from './policy-of.ts';
import { policiesFor } from './policy-records.ts';
import { markPolicy } from './store.ts';

/** A pending policy is bound. */
export async function activatePolicy(db: Db, session: Session, id: number): Promise<void> {
  await changeRecord(
    policiesFor(session),
    { db, session },
    { id },
    {
      action: 'activated',
      whyNot: (before) => whyNotActivate(policyOf(before)),
      change: () => markPolicy(db, id, 'active'),
    },
  );
}
