import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Policy } from '../contract.ts';
import { policyOf } from './policy-of.ts';
import { findRecord, lockPolicy, type PolicyRecord } from './store.ts';

export async function loadPolicy(db: Db, session: Session, id: number): Promise<Policy> {
  return policyOf(await record(db, session, id));
}

/** The policy as nobody else can change it until this transaction ends, with what is stored of it, and the day. */
export async function loadLocked(
  db: Db,
  session: Session,
  id: number,
): Promise<{ policy: Policy; row: PolicyRecord }> {
  if (!(await lockPolicy(db, id))) throw refuse.notFound();
  const row = await record(db, session, id);
  return { policy: policyOf(row), row };
}

async function record(db: Db, session: Session, id: number): Promise<PolicyRecord> {
  const row = await findRecord(db, id, session.officeId);
  if (!row) throw refuse.notFound();
  return row;
}
