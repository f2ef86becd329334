import type { Call } from '#platform/server/http/mount.ts';
import { addRecord, changeRecord } from '#platform/server/records/save-record.ts';
import type { Policy, renewPolicy as renewEndpoint } from '../contract.ts';
import { hasEnded, renewalProblems, whyNotRenew } from '../rules.ts';
import { judgePolicy } from './judge-policy.ts';
import { policyOf } from './policy-of.ts';
import { loadPolicy, policiesFor } from './policy-records.ts';
import { refuseTwice } from './refuse-twice.ts';
import * as store from './store.ts';

type Renew = Call<typeof renewEndpoint>;

/** The lock makes the second of two people who renew at the same time see what the first has done. */
export async function renewPolicy(call: Renew): Promise<Policy> {
  const { db, session, params, body } = call;
  const old = await changeRecord(
    policiesFor(session),
    call,
    { id: params.id, version: body.version },
    {
      action: 'renewed',
      problems: async (before) => {
        const policy = before && policyOf(before);
        return { ...(await judgePolicy(db, body, policy)), ...(policy && renewalProblems(policy, body)) };
      },
      whyNot: ({ status, expdate, today }) => whyNotRenew({ status }, hasEnded(expdate, today)),
      change: (before) => addTerm(call, before),
    },
  );
  return loadPolicy(db, session, Number(old.renewed_by_id));
}

async function addTerm(call: Renew, old: store.PolicyRecord): Promise<void> {
  const { db, session, body } = call;
  const term = { masterId: session.masterId, customerId: old.customer_id, renewsId: old.id, input: body };
  await refuseTwice(db, session.masterId, body);
  await addRecord(policiesFor(session), call, { add: () => store.insertPolicy(db, term) });
  await store.markPolicy(db, old.id, 'renewed');
}
