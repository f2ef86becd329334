import { hasCustomer } from '#areas/customers/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseStale } from '#platform/server/records/save-record.ts';
import type { Policy, renewPolicy as renewEndpoint, savePolicy as saveEndpoint } from '../contract.ts';
import { cancellationProblems, renewalProblems, statusProblems, whyNotRenew } from '../rules.ts';
import { judgePolicy } from './judge-policy.ts';
import { loadLocked, loadPolicy } from './load-policy.ts';
import { logPolicy, SUBJECT } from './log-policy.ts';
import * as store from './store.ts';

type Save = Call<typeof saveEndpoint>;

export function savePolicy(call: Save): Promise<Policy> {
  return call.params.policyId === 0 ? add(call) : edit(call);
}

async function add({ db, session, params: { customerId }, body }: Save): Promise<Policy> {
  if (!(await hasCustomer(db, customerId))) throw refuse.notFound();
  await judgePolicy(db, body, undefined);
  const { masterId } = session;
  const id = await store.insertPolicy(db, { masterId, customerId, renewsId: null, input: body });
  const after = await loadPolicy(db, session, id);
  await logPolicy(db, session, 'added', after);
  return after;
}

async function edit({ db, session, params, body }: Save): Promise<Policy> {
  const { policy: before, row } = await loadLocked(db, session, params.policyId);
  if (before.custid !== params.customerId) throw refuse.notFound();
  await judgePolicy(db, body, before, {
    ...statusProblems(row.status, body.status),
    ...cancellationProblems(body, before.cancelledOn),
  });
  await refuseStale(db, { subject: SUBJECT }, before, body.version);
  await store.updatePolicy(db, before.id, body);
  await store.replaceProducers(db, session.masterId, before.id, body);
  const after = await loadPolicy(db, session, before.id);
  await logPolicy(db, session, 'edited', after, before);
  return after;
}

/** The lock makes the second of two people who renew at the same time see what the first has done. */
export async function renewPolicy({
  db,
  session,
  params,
  body,
}: Call<typeof renewEndpoint>): Promise<Policy> {
  const { policy: old } = await loadLocked(db, session, params.id);
  await judgePolicy(db, body, old, renewalProblems(old, body));
  const why = whyNotRenew(old);
  if (why) throw refuse.conflict(why);
  const term = { masterId: session.masterId, customerId: old.custid, renewsId: old.id, input: body };
  const id = await store.insertPolicy(db, term);
  await store.markPolicy(db, old.id, 'renewed');
  const after = await loadPolicy(db, session, id);
  await logPolicy(db, session, 'added', after);
  await logPolicy(db, session, 'renewed', await loadPolicy(db, session, old.id), old);
  return after;
}
