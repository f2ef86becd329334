import { byUse, shownStatus, stateOf } from '#areas/policies/rules.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { customerBalances } from '../contract.ts';
import { standingOf } from '../standing.ts';
import type { customerStanding } from '../standing-contract.ts';
import { listBalances } from './balance-store.ts';
import { findCustomer } from './store.ts';

type Asked = Pick<Call<typeof customerBalances>, 'db' | 'session' | 'params'>;

export async function loadBalances({
  db,
  session,
  params,
}: Asked): Promise<AnswerOf<typeof customerBalances>> {
  const customer = await findCustomer(db, params.id);
  if (!customer) throw refuse.notFound();
  const today = dayAt(session.timeZone, new Date());
  const stored = await listBalances(db, params.id);
  const results = stored.toSorted(byUse(today)).map((balance) => ({
    ...balance,
    status: shownStatus(balance.status, balance.expdate, today),
    state: stateOf(balance, today),
  }));
  return { customer, today, results };
}

export async function loadStanding(
  call: Call<typeof customerStanding>,
): Promise<AnswerOf<typeof customerStanding>> {
  const { results, today } = await loadBalances(call);
  return standingOf(results, today);
}
