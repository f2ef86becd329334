import type { customerStandings } from '#areas/customers/standings-contract.ts';
import { byUse, shownStatus, stateOf } from '#areas/policies/rules.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { customerBalances } from '../contract.ts';
import { standingOf } from '../standing.ts';
import type { customerStanding } from '../standing-contract.ts';
import type { whyNotPaid } from '../why-not-paid-contract.ts';
import { listBalancesOf } from './balance-store.ts';
import type { Financing } from './financing.ts';
import { findCustomer, listCustomerIds } from './store.ts';

type Asked = Pick<Call<typeof customerBalances>, 'db' | 'session' | 'params'>;
type Balances = AnswerOf<typeof customerBalances>;

export function loadBalances(financing: Financing) {
  return async ({ db, session, params }: Asked): Promise<Balances> => {
    const customer = await findCustomer(db, params.id);
    if (!customer) throw refuse.notFound();
    const { today, of } = await readBalances(db, session, [params.id], financing);
    const { results, contracts } = of(params.id);
    const shown = results.map((balance) => ({
      ...balance,
      status: shownStatus(balance.status, balance.expdate, today),
    }));
    return { customer, today, results: shown, contracts };
  };
}

/**
 * The one way to what customers owe, whether of one of them or of those that a search found. The status is the stored one:
 * a term that was never bound is not written because its days have passed.
 */
export async function readBalances(
  db: Db,
  session: Session,
  customerIds: readonly number[],
  financing: Financing,
) {
  const today = dayAt(session.timeZone, new Date());
  const stored = await listBalancesOf(db, customerIds, financing);
  const contracts = await financing.contractsOf(db, session, customerIds);
  const of = (id: number): Pick<Balances, 'results' | 'contracts'> => ({
    results: (stored.get(id) ?? []).toSorted(byUse(today)).map((balance) => ({
      ...balance,
      state: stateOf(balance, today),
    })),
    contracts: contracts.get(id) ?? [],
  });
  return { today, of };
}

export function loadStanding(financing: Financing) {
  return async (call: Call<typeof customerStanding>): Promise<AnswerOf<typeof customerStanding>> => {
    const { db, session, params } = call;
    if (!(await findCustomer(db, params.id))) throw refuse.notFound();
    const { today, of } = await readBalances(db, session, [params.id], financing);
    const { results, contracts } = of(params.id);
    return standingOf(results, today, contracts);
  };
}

/** For a list of customers; one that is not there has no row. */
export function loadStandings(financing: Financing) {
  return async ({ db, session, query }: Call<typeof customerStandings>) => {
    const ids = await listCustomerIds(db, [query.id].flat());
    const { today, of } = await readBalances(db, session, ids, financing);
    const results = ids.map((id) => {
      const { results: terms, contracts } = of(id);
      const { policiesInForce, expirations, owed } = standingOf(terms, today, contracts);
      return { id, policiesInForce, nextExpiration: expirations[0]?.expdate ?? null, owed };
    });
    return { results };
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
