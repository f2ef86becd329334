import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Policy } from '../contract.ts';
import { POLICY_LOG } from '../log.ts';

export const SUBJECT = POLICY_LOG.subject;

type Action = 'added' | 'edited' | 'renewed' | 'cancelled' | 'reinstated';

export async function logPolicy(
  db: Db,
  session: Session,
  action: Action,
  after: Policy,
  before?: Policy,
): Promise<void> {
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: after.id,
    action,
    ...(before && { before: logged(before) }),
    after: logged(after),
  });
}

/** What the log keeps: what somebody decided, not what follows from it or is read from elsewhere. */
function logged(policy: Policy): Record<string, unknown> {
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
