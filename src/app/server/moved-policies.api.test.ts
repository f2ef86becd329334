import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAttachment } from '#areas/attachments/server/test-data.ts';
import { buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildContract } from '#areas/finance-contracts/server/test-data.ts';
import { movePolicies } from '#areas/policies/move-contract.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { AREA_ROUTES } from './areas.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
let from: number;
let to: number;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES });
  agency = await app.newAgency();
  person = await agency.newPerson({ permissions: { PRpolicyReassign: 1 } });
  from = await buildCustomer(app.owner, agency.masterId, {});
  to = await buildCustomer(app.owner, agency.masterId, {});
});
afterAll(() => app.close());

async function movedPolicy(prepare: (policyId: number) => Promise<void>): Promise<void> {
  const id = await buildPolicy(app.owner, agency.masterId, { customer_id: from });
  await prepare(id);
  const body = { policyId: [id], customerId: to };
  expect((await person.client.call(movePolicies, { body })).status).toBe(200);
}

const customersOf = async (table: string, ids: readonly number[]): Promise<number[]> => {
  const sql = `SELECT customer_id FROM ${table} WHERE id = ANY ($1) ORDER BY array_position($1::bigint[], id)`;
  return (await app.owner.query(sql, [ids])).rows.map(({ customer_id }) => customer_id);
};

test('the files of a policy follow it, those of its old customer stay', async () => {
  const owned = { masterId: agency.masterId, employeeId: person.id, customerId: from };
  const [ofPolicy, ofCustomer] = [
    await buildAttachment(app.owner, owned),
    await buildAttachment(app.owner, owned),
  ];
  await movedPolicy(async (id) => {
    const sql = `UPDATE attachments SET table_name = 'policy', record_id = $1 WHERE id = $2`;
    await app.owner.query(sql, [id, ofPolicy.id]);
  });
  expect(await customersOf('attachments', [ofPolicy.id, ofCustomer.id])).toEqual([to, from]);
});

test('commission lines follow until they are settled', async () => {
  const lines: number[] = [];
  await movedPolicy(async (policy_id) => {
    for (const status of [1, 2, 3, 4]) {
      const line = { status, policy_id, customer_id: from };
      lines.push(await buildCommissionLine(app.owner, agency.masterId, line));
    }
  });
  expect(await customersOf('commission_lines', lines)).toEqual([to, to, from, to]);
});

async function financed(policies: readonly number[], columns: Record<string, unknown> = {}) {
  const id = await buildContract(app.owner, agency.masterId, { customer_id: from, ...columns });
  const sql = 'INSERT INTO finance_contract_policies (master_id, contract_id, policy_id) VALUES ($1, $2, $3)';
  for (const policy of policies) await app.owner.query(sql, [agency.masterId, id, policy]);
  return id;
}

const newPolicies = () =>
  Promise.all([1, 2].map(() => buildPolicy(app.owner, agency.masterId, { customer_id: from })));
const move = (policyId: readonly number[]) =>
  person.client.call(movePolicies, { body: { policyId, customerId: to } });

test('a finance contract goes along with all of its policies', async () => {
  const policies = await newPolicies();
  const contract = await financed(policies);
  expect((await move(policies)).status).toBe(200);
  expect(await customersOf('finance_contracts', [contract])).toEqual([to]);
});

test('the files of a finance contract go along with it, those of a contract that stays do not', async () => {
  const policies = await newPolicies();
  const contracts = [await financed(policies), await financed(policies, { status: 'Voided' })];
  const owned = { masterId: agency.masterId, employeeId: person.id, customerId: from };
  const files: number[] = [];
  for (const contract of contracts) {
    const { id } = await buildAttachment(app.owner, owned);
    const sql = `UPDATE attachments SET table_name = 'premiumFinance', record_id = $1 WHERE id = $2`;
    await app.owner.query(sql, [contract, id]);
    files.push(id);
  }
  expect((await move(policies)).status).toBe(200);
  expect(await customersOf('attachments', files)).toEqual([to, from]);
});

test('a policy under a finance contract moves only with the others: 409, and nothing moves', async () => {
  const [one, other] = (await newPolicies()) as [number, number];
  const contract = await financed([one, other], { contract_number: 'PF-77' });
  const { status, error } = await move([one]);
  expect([status, error.message]).toEqual([
    409,
    expect.stringContaining('Finance contract PF-77 also finances'),
  ]);
  expect(await customersOf('policies', [one])).toEqual([from]);
  expect(await customersOf('finance_contracts', [contract])).toEqual([from]);
});

test('overlapping contracts move together', async () => {
  const [one, other] = (await newPolicies()) as [number, number];
  await financed([one]);
  await financed([one, other]);
  expect((await move([one])).status).toBe(409);
  expect((await move([one, other])).status).toBe(200);
});

test('contracts that were rolled over one into another move together', async () => {
  const [one, other] = (await newPolicies()) as [number, number];
  const old = await financed([one]);
  await financed([other], { transfer_contract_id: old });
  expect((await move([other])).status).toBe(409);
  expect((await move([one, other])).status).toBe(200);
});

test('a voided contract stays with the old customer', async () => {
  const [one, other] = (await newPolicies()) as [number, number];
  const contract = await financed([one, other], { status: 'Voided' });
  expect((await move([one])).status).toBe(200);
  expect(await customersOf('finance_contracts', [contract])).toEqual([from]);
});
