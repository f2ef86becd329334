import { expect } from 'vitest';
import { expectedReport } from '#areas/commission-report/contract.ts';
import { commissionPolicies } from '#areas/commissions/line-contract.ts';
import { findCustomer } from '#areas/customers/contract.ts';
import { searchCustomers } from '#areas/customers/search-contract.ts';
import { customerPolicies } from '#areas/policies/contract.ts';
import { getPolicies } from '#areas/policies/move-contract.ts';
import { customerBalances } from '#areas/receipts/contract.ts';
import { customerStanding } from '#areas/receipts/standing-contract.ts';
import type { TestClient } from '#platform/server/testing/test-client.ts';

/** A term as a screen gets it, with the name that its call has for the number. */
interface ShownTerm {
  policy: string;
  state: string;
  cancelledOn: string | null;
  expdate: string;
  premium: number;
}

const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a person who adds up the rows of a screen comes to, in cents. */
function addedUp(terms: readonly ShownTerm[]) {
  const inForce = terms
    .filter(({ state }) => state === 'in force')
    .map(({ policy, premium, cancelledOn, expdate }) => ({ policy, premium, ends: cancelledOn ?? expdate }))
    .sort((a, b) => a.ends.localeCompare(b.ends));
  return {
    inForce: inForce.length,
    premium: sum(inForce.map(({ premium }) => cents(premium))),
    nextToEnd: inForce[0]?.ends,
  };
}

export interface Truth {
  inForce: number;
  /** Of what is in force, in cents. */
  premium: number;
  owed: number;
  nextToEnd: string | undefined;
}

/**
 * Asks every screen, the search and the report about one customer, expects that they agree to the cent, and returns
 * what they say.
 */
export async function expectOneTruth(client: TestClient, id: number): Promise<Truth> {
  const overview = (await client.call(customerStanding, { params: { id } })).body;
  const truth = {
    inForce: overview.policiesInForce,
    premium: cents(overview.premiumInForce),
    nextToEnd: overview.expirations[0]?.expdate,
  };

  const listed = (await client.call(customerPolicies, { params: { customerId: id } })).body.results;
  expect(addedUp(listed)).toEqual(truth);

  const payment = (await client.call(customerBalances, { params: { id } })).body;
  type Part = { kind: string; billed: number; owed: number };
  type Balance = ShownTerm & { parts: Part[] };
  const billed = ({ parts }: Balance) => parts.find(({ kind }) => kind === 'premium')?.billed ?? 0;
  expect(payment.today).toBe(overview.today);
  expect(
    addedUp(payment.results.map((balance: Balance) => ({ ...balance, premium: billed(balance) }))),
  ).toEqual(truth);
  const owed = sum(payment.results.flatMap(({ parts }: Balance) => parts.map((part) => cents(part.owed))));
  expect(cents(overview.owed)).toBe(owed);

  const policyId = listed.map((term: { id: number }) => term.id);
  const movable = (await client.call(getPolicies, { body: { policyId } })).body.results;
  expect(addedUp(movable)).toEqual(truth);

  await expectFound(client, id, overview.expirations[0]?.policy ?? listed[0].policy);
  await expectReported(client, id, listed);
  return { ...truth, owed };
}

/** The search finds the customer, by number and by the number of a policy, with the facts of the record. */
async function expectFound(client: TestClient, id: number, policy: string): Promise<void> {
  const record = (await client.call(findCustomer, { params: { id } })).body;
  const { name, phone, email, address, city, state, zip, dob } = record;
  const found = { id, name, phone, email, address, city, state, zip, dob };
  for (const query of [
    { selection: 'nameId', query: String(id) },
    { selection: 'policy', query: policy },
  ]) {
    const { body } = await client.call(searchCustomers, { query });
    expect(body.results).toContainEqual(expect.objectContaining(found));
  }
}

/** What the report expects a commission of, and what a commission is added for, are the same terms and premiums. */
async function expectReported(
  client: TestClient,
  id: number,
  listed: readonly { id: number; policy: string; effdate: string; premium: number }[],
): Promise<void> {
  const plain = ({ id: term, policy, effdate, premium }: (typeof listed)[number]) =>
    `${term} ${policy} ${effdate} ${cents(premium)}`;
  const terms = listed.map(plain).sort();
  const choices = (await client.call(commissionPolicies, { params: { customerId: id } })).body.results;
  expect(choices.map(plain).sort()).toEqual(terms);
  const range = { from: '1990-01-01', to: '2199-12-31', per_page: 500 };
  const { results } = (await client.call(expectedReport, { query: range })).body;
  const reported = results
    .filter(({ customer }: { customer: { id: number } }) => customer.id === id)
    .map((row: { policy: { id: number; policy: string }; effdate: string; premium: number }) =>
      plain({ ...row.policy, effdate: row.effdate, premium: row.premium }),
    );
  expect(terms).toEqual(expect.arrayContaining(reported));
}
