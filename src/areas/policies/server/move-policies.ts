import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { refuseAnyStale } from '#platform/server/records/save-record.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { getPolicies as getEndpoint, Moved, movePolicies as moveEndpoint } from '../move-contract.ts';
import { missingProblems, moveProblems } from '../move-rules.ts';
import { logMove } from './log-move.ts';
import * as store from './move-store.ts';
import { statusOf } from './policy-of.ts';
import { SUBJECT } from './policy-records.ts';

export interface Move {
  policyIds: readonly number[];
  from: number;
  to: number;
}

/** What of another area goes along with a policy, or refuses that it goes. */
export type Follower = (db: Db, move: Move) => Promise<void>;

type Got = AnswerOf<typeof getEndpoint>;

export async function getPolicies({ db, session, body }: Call<typeof getEndpoint>): Promise<Got> {
  const rows = await store.listMovable(db, body.policyId, session.officeId);
  refuseProblems(missingProblems(body.policyId, rows));
  const results = rows.map(({ id, policy_number, effdate, expdate, premium, version, ...row }) => ({
    id,
    policy: policy_number,
    ...statusOf({ ...row, effdate, expdate }),
    effdate,
    expdate,
    premium,
    version,
    customer: {
      id: row.customer_id,
      name: row.name,
      address: row.address,
      city: row.city,
      state: row.state,
      zip: row.zip,
    },
  }));
  return { results, otherTerms: await store.listOtherTerms(db, body.policyId) };
}

/** What is found by its policy needs no step here: producers follow, receipts name who paid. */
export function movePolicies(followers: readonly Follower[]) {
  return async ({ db, session, body }: Call<typeof moveEndpoint>): Promise<Moved> => {
    const found = await store.lockForMove(db, body.policyId);
    const to = await store.findCustomer(db, body.customerId);
    refuseProblems(moveProblems(body, found, to !== undefined));
    await refuseAnyStale(db, SUBJECT, seenOf(body, found), 'Look at it again.');
    const from = await store.findCustomer(db, found[0]?.customer_id ?? 0);
    if (!from || !to) throw refuse.notFound();
    const policies = await store.setCustomer(db, body.policyId, to.id);
    for (const follow of followers) await follow(db, { policyIds: body.policyId, from: from.id, to: to.id });
    await logMove(db, session, { from, to, policies });
    return { from, to, policies };
  };
}

/** The versions that somebody saw come in the order of the ids. */
function seenOf(
  { policyId, versions }: Call<typeof moveEndpoint>['body'],
  found: readonly store.LockedPolicy[],
) {
  return found.map(({ id, version, policy_number }) => ({
    id,
    version,
    name: `policy ${policy_number}`,
    seen: versions?.[policyId.indexOf(id)],
  }));
}
