import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type {
  cancelPolicy as cancelEndpoint,
  Policy,
  reinstatePolicy as reinstateEndpoint,
} from '../contract.ts';
import { cancelProblems, whyNotCancel, whyNotReinstate } from '../rules.ts';
import { policyOf } from './policy-of.ts';
import { policiesFor } from './policy-records.ts';
import { markPolicy } from './store.ts';

export async function cancelPolicy(call: Call<typeof cancelEndpoint>): Promise<Policy> {
  const { db, session, params, body } = call;
  const cancelled = await changeRecord(
    policiesFor(session),
    call,
    { id: params.id, version: body.version },
    {
      action: 'cancelled',
      problems: (before) => (before ? cancelProblems(policyOf(before), body, before.today) : {}),
      whyNot: (before) => whyNotCancel(policyOf(before), before.today),
      change: ({ id }) => markPolicy(db, id, 'cancelled', body),
    },
  );
  return policyOf(cancelled);
}

export async function reinstatePolicy(call: Call<typeof reinstateEndpoint>): Promise<Policy> {
  const { db, session, params, body } = call;
  const reinstated = await changeRecord(
    policiesFor(session),
    call,
    { id: params.id, version: body.version },
    {
      action: 'reinstated',
      whyNot: (before) => whyNotReinstate(policyOf(before), before.today),
      change: ({ id, renewed_by_id }) => markPolicy(db, id, renewed_by_id === null ? body.status : 'renewed'),
    },
  );
  return policyOf(reinstated);
}
