import { byUse, shownStatus, stateOf } from '#areas/policies/rules.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { customerBalances } from '../contract.ts';
import { standingOf } from '../standing.ts';
import type { customerStanding } from '../standing-contract.ts';
import type { whyNotPaid } from '../why-not-paid-contract.ts';
import { listBalances } from './balance-store.ts';
import type { Financing } from './financing.ts';
import { findCustomer } from './store.ts';

type Asked = Pick<Call<typeof customerBalances>, 'db' | 'session' | 'params'>;
type Balances = AnswerOf<typeof customerBalances>;

export function loadBalances(financing: Financing) {
  return async ({ db, session, params }: Asked): Promise<Balances> => {
    const customer = await findCustomer(db, params.id);
    if (!customer) throw refuse.notFound();
    const today = dayAt(session.timeZone, new Date());
    const stored = await listBalances(db, params.id, financing);
    const results = stored.toSorted(byUse(today)).map((balance) => ({
      ...balance,
      status: shownStatus(balance.status, balance.expdate, today),
      state: stateOf(balance, today),
    }));
    return { customer, today, results, contracts: await financing.contractsOf(db, session, params.id) };
  };
}

export function loadStanding(financing: Financing) {
  const load = loadBalances(financing);
  return async (call: Call<typeof customerStanding>): Promise<AnswerOf<typeof customerStanding>> => {
    const { results, contracts, today } = await load(call);
    return standingOf(results, today, contracts);
  };
}

export function loadWhyNotPaid(financing: Financing) {
  return async ({ db, session, params, query }: Call<typeof whyNotPaid>) => {
    if (!(await findCustomer(db, params.id))) throw refuse.notFound();
    const { kind, paymentAppendage = null } = query;
    const asked = { customerId: params.id, contractId: params.financeId, kind, paymentAppendage };
    return { why: await financing.whyNotPaid(db, session, asked) };
  };
}
