import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { searchCustomers } from '../search-contract.ts';
import { customerRoutes } from './public.ts';
import { buildCustomer, buildHouseholdMember, buildVehicle } from './test-data.ts';

let app: TestApp;
let person: TestPerson;
let maria: number;
let jose: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [customerRoutes] });
  const { masterId, newPerson } = await app.newAgency();
  person = await newPerson();
  maria = await buildCustomer(app.owner, masterId, {
    first_name: 'Maria L.',
    last_name: 'Johnson',
    phone: '(305) 555-0142',
    phone2: '786-555-0199',
    email: 'Maria.Johnson@example.test',
    address: '1841 Coral Way',
    license_number: 'J525-550-80-559-0',
    custom_1: 'Gold',
    custom_2: 'Blue plan',
    custom_3: '100%_sure',
  });
  jose = await buildCustomer(app.owner, masterId, { first_name: 'José', source: 'Referral' });
  await buildHouseholdMember(app.owner, masterId, maria, 'Zoë', 'Baptiste');
  await buildVehicle(app.owner, masterId, jose, { tag: 'QX7 42B' });
  for (const policy_number of ['HMA-2026/14', 'HMA-2026/15'])
    await buildPolicy(app.owner, masterId, { customer_id: jose, policy_number });
  await buildReceipt(app.owner, masterId, {
    customerId: jose,
    columns: { method: 'check', check_number: 'No. 10-42' },
  });
});
afterAll(() => app.close());

const search = (selection: string, query: string, { client } = person) =>
  client.call(searchCustomers, { query: { selection, query } });
const idsOf = async (selection: string, query: string, by = person) =>
  (await search(selection, query, by)).body.results.map((hit: { id: number }) => hit.id);

test('the part that people know finds it: a number without its letters, a piece of an address or a field', async () => {
  for (const [selection, query, id] of [
    ['policy', '2026/15', jose],
    ['email', 'johnson@ex', maria],
    ['tag', '42b', jose],
    ['dl', '80-559', maria],
    ['custom1', 'old', maria],
    ['custom2', 'e pl', maria],
    ['custom3', '%_sure', maria],
    ['checkNumber', '1042', jose],
    ['source', 'ferr', jose],
  ] as const)
    expect([query, await idsOf(selection, query)]).toEqual([query, [id]]);
});

test('the license of somebody in the household finds the customer', async () => {
  await app.owner.query(
    `UPDATE household_members SET license_number = 'B777-010', relationship = 'child' WHERE customer_id = $1`,
    [maria],
  );
  expect((await search('dl', '777010')).body.results).toMatchObject([
    { id: maria, matched: { text: 'B777-010', note: 'Zoë Baptiste, child' } },
  ]);
  expect((await search('dl', 'b777010')).body.exactId).toBe(maria);
});

test('a result says what matched, and which policy it was', async () => {
  const { rows } = await app.owner.query(
    `SELECT p.id, co.name || ' ' || r.name AS product FROM policies p
      JOIN products r USING (master_id) JOIN companies co USING (master_id)
      WHERE policy_number = 'HMA-2026/14' AND r.id = p.product_id AND co.id = r.company_id`,
  );
  const matchedOf = async (selection: string, query: string) =>
    (await search(selection, query)).body.results[0].matched;
  expect(await matchedOf('policy', '2026/14')).toEqual({
    text: 'HMA-2026/14',
    note: rows[0].product,
    policyId: rows[0].id,
  });
  expect(await matchedOf('household', 'bapt')).toMatchObject({ text: 'Zoë Baptiste' });
  expect(await matchedOf('phone', '5550199')).toMatchObject({ text: '786-555-0199' });
  expect(await matchedOf('email', 'johnson@')).toMatchObject({ text: 'Maria.Johnson@example.test' });
  expect(await matchedOf('tag', 'qx7')).toMatchObject({ text: 'QX7 42B' });
  expect(await matchedOf('checkNumber', '1042')).toMatchObject({ text: 'No. 10-42' });
  expect(await matchedOf('name', 'maria')).toBeNull();
  expect(await matchedOf('address', 'coral')).toBeNull();
});

test('what begins with the text comes before what only contains it', async () => {
  const reader = await app.newAgency();
  const by = await reader.newPerson();
  const add = (last_name: string, source: string) =>
    buildCustomer(app.owner, reader.masterId, { last_name, source });
  const inside = await add('Alba', 'Outdoors');
  const begins = await add('Zorn', 'The Door');
  const exact = await add('Yates', 'Door');
  expect(await idsOf('source', 'door', by)).toEqual([exact, begins, inside]);
  const number = async (policy_number: string, customer_id: number) =>
    buildPolicy(app.owner, reader.masterId, { customer_id, policy_number });
  await number('BHC-647757', inside);
  await number('AG-775711', begins);
  expect((await search('policy', '7757', by)).body.results).toMatchObject([
    { id: begins, matched: { text: 'AG-775711' } },
    { id: inside, matched: { text: 'BHC-647757' } },
  ]);
  expect(await idsOf('policy', '775711', by)).toEqual([begins]);
});
