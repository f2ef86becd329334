import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { findRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { Policy } from '../contract.ts';
import { POLICY_LOG } from '../log.ts';
import { policyOf } from './policy-of.ts';
import * as store from './store.ts';

export const SUBJECT = POLICY_LOG.subject;

/** Policies as they are stored, with the day for whoever asks; of one customer, those of others are not there. */
export function policiesFor(
  { officeId }: Pick<Session, 'officeId'>,
  customerId?: number,
): RecordKind<store.PolicyRecord> {
  const find = async (db: Db, id: number) => {
    const row = await store.findRecord(db, id, officeId);
    return customerId === undefined || row?.customer_id === customerId ? row : undefined;
  };
  return {
    subject: SUBJECT,
    lock: async (db, id) => ((await store.lockPolicy(db, id)) ? find(db, id) : undefined),
    find,
    logged: (row) => loggedPolicy(policyOf(row)),
    shown: policyOf,
  };
}

export async function loadPolicy(db: Db, session: Session, id: number): Promise<Policy> {
  return policyOf(await findRecord(policiesFor(session), db, id));
}

/** What the log keeps: what somebody decided, not what follows from it or is read from elsewhere. */
function loggedPolicy(policy: Policy): Record<string, unknown> {
  const {
    id,
    custid,
    customer,
    companyId,
    lineOfBusiness,
    state,
    total,
    office,
    createdAt,
    version,
    ...fields
  } = policy;
  const { company, product, productId, renewsId, renewedById, ...rest } = fields;
  return { product: `${company}, ${product}`, ...rest };
}
