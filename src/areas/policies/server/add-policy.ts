import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { addRecord } from '#platform/server/records/save-record.ts';
import type { Policy, PolicyInput } from '../contract.ts';
import { judgePolicy } from './judge-policy.ts';
import { policyOf } from './policy-of.ts';
import { policiesFor } from './policy-records.ts';
import { insertPolicy } from './store.ts';

/** Adds a policy for another area, in its transaction: judged and logged as one from the form. */
export async function addPolicy(
  db: Db,
  session: Session,
  customerId: number,
  input: PolicyInput,
): Promise<Policy> {
  const { masterId } = session;
  const added = await addRecord(
    policiesFor(session, customerId),
    { db, session },
    {
      problems: () => judgePolicy(db, input, undefined),
      add: () => insertPolicy(db, { masterId, customerId, renewsId: null, input }),
    },
  );
  return policyOf(added);
}
