import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseProblems, refuseStale } from '#platform/server/records/save-record.ts';
import type {
  cancelPolicy as cancelEndpoint,
  Policy,
  reinstatePolicy as reinstateEndpoint,
} from '../contract.ts';
import { cancelProblems, whyNotCancel, whyNotReinstate } from '../rules.ts';
import { loadLocked, loadPolicy } from './load-policy.ts';
import { logPolicy, SUBJECT } from './log-policy.ts';
import { markPolicy } from './store.ts';

export async function cancelPolicy(call: Call<typeof cancelEndpoint>): Promise<Policy> {
  const { db, session, params, body } = call;
  const { policy: before, row } = await loadLocked(db, session, params.id);
  refuseProblems(cancelProblems(before, body, row.today));
  await refuseStale(db, { subject: SUBJECT }, before, body.version);
  const why = whyNotCancel(before, row.today);
  if (why) throw refuse.conflict(why);
  await markPolicy(db, before.id, 'cancelled', body);
  const after = await loadPolicy(db, session, before.id);
  await logPolicy(db, session, 'cancelled', after, before);
  return after;
}

export async function reinstatePolicy(call: Call<typeof reinstateEndpoint>): Promise<Policy> {
  const { db, session, params, body } = call;
  const { policy: before, row } = await loadLocked(db, session, params.id);
  const why = whyNotReinstate(before, row.today);
  if (why) throw refuse.conflict(why);
  await markPolicy(db, before.id, before.renewedById === null ? body.status : 'renewed');
  const after = await loadPolicy(db, session, before.id);
  await logPolicy(db, session, 'reinstated', after, before);
  return after;
}
