import { lastBefore } from '#platform/server/change-log/last-before.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type {
  cancelPolicy as cancelEndpoint,
  Policy,
  reinstatePolicy as reinstateEndpoint,
} from '../contract.ts';
import { cancelProblems, whyNotCancel, whyNotReinstate } from '../rules.ts';
import { policyOf } from './policy-of.ts';
import { policiesFor, SUBJECT } from './policy-records.ts';
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
      change: async ({ id, renewed_by_id }) => {
        const status = renewed_by_id === null ? (body.status ?? (await statusBefore(db, id))) : 'renewed';
        await markPolicy(db, id, status);
      },
    },
  );
  return policyOf(reinstated);
}

/** What the policy was when it was cancelled: one that was never bound is not in force because of a reinstatement. */
async function statusBefore(db: Db, id: number): Promise<'active' | 'pending'> {
  const before = await lastBefore(db, { subject: SUBJECT, subjectId: id, action: 'cancelled' });
  return before?.status === 'pending' ? 'pending' : 'active';
}
