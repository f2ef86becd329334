import { hasCustomer } from '#areas/customers/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { saveRecord } from '#platform/server/records/save-record.ts';
import type { Policy, savePolicy as saveEndpoint } from '../contract.ts';
import { cancellationProblems, isOtherTerm, statusProblems } from '../rules.ts';
import { judgePolicy } from './judge-policy.ts';
import { policyOf } from './policy-of.ts';
import { policiesFor } from './policy-records.ts';
import { refuseTwice } from './refuse-twice.ts';
import * as store from './store.ts';

export async function savePolicy(call: Call<typeof saveEndpoint>): Promise<Policy> {
  const { db, session, params, body } = call;
  const { customerId, policyId } = params;
  const { masterId } = session;
  const saved = await saveRecord(
    policiesFor(session, customerId),
    call,
    { id: policyId, version: body.version },
    {
      problems: async (before) => ({
        ...(await judgePolicy(db, body, before && policyOf(before))),
        ...(before && statusProblems(before.status, body.status)),
        ...(before && cancellationProblems(body, before.cancelled_on)),
      }),
      add: async () => {
        if (!(await hasCustomer(db, customerId))) throw refuse.notFound();
        await refuseTwice(db, masterId, body);
        return store.insertPolicy(db, { masterId, customerId, renewsId: null, input: body });
      },
      change: async (before) => {
        const { id } = before;
        // What was twice before there was a rule can still be edited.
        if (isOtherTerm(policyOf(before), body)) await refuseTwice(db, masterId, body, id);
        await store.updatePolicy(db, id, body);
        await store.replaceProducers(db, masterId, id, body);
      },
    },
  );
  return policyOf(saved);
}
