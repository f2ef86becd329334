import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import * as takeOut from '#areas/take-out/contract.ts';
import { takeOutJobs, takeOutRoutes } from '#areas/take-out/server/public.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { zipTexts } from '#platform/server/testing/zip-texts.ts';
import * as contract from '../contract.ts';
import { FIELDS, KINDS, type Kind } from '../fields.ts';
import { bringInJobs, bringInRoutes } from './public.ts';
import { countOf, sendFile, settled } from './test-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    areas: [bringInRoutes, takeOutRoutes],
    jobs: [...bringInJobs, ...takeOutJobs],
  });
});
afterAll(() => app.close());

async function newOwner() {
  const agency = await app.newAgency();
  const person = await agency.newPerson({ permissions: { PRowner: 1 } });
  const officeId = await agency.newOffice('Harbor Office');
  const company_id = await buildCompany(app.owner, agency.masterId, { name: 'Harbor Mutual' });
  const productId = await buildProduct(app.owner, agency.masterId, { company_id, name: 'Auto' });
  return { person, masterId: agency.masterId, officeId, productId };
}

async function takenOut({ client }: TestPerson): Promise<Map<string, string>> {
  const { id } = (await client.call(takeOut.askTakeOut)).body;
  await until(
    'the ZIP',
    async () => {
      const { results } = (await client.call(takeOut.listTakeOuts)).body;
      return results.some((each: takeOut.TakeOut) => each.id === id && each.state === 'ready');
    },
    60,
  );
  return zipTexts((await client.call(takeOut.downloadTakeOut, { params: { id } })).bytes);
}

/** What both agencies must have alike: everything but numbers of records, moments and who did it. */
async function alike(table: Kind, masterId: number): Promise<object[]> {
  const own = ['id', 'master_id', 'customer_id', 'product_id', 'office_id', 'created_by', 'assigned_to'];
  const moments = ['created_at', 'status_since', 'version'];
  const { rows } = await app.owner.query(`SELECT * FROM ${table} WHERE master_id = $1 ORDER BY id`, [
    masterId,
  ]);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => ![...own, ...moments].includes(name))),
  );
}

test(
  'what one agency takes out another brings in without choosing columns, and both have the same customers, leads and policies',
  async () => {
    const from = await newOwner();
    const ann = await buildCustomer(app.owner, from.masterId, {
      first_name: 'Ann',
      last_name: "O'Hara-Müller",
      dob: '1980-02-29',
      phone: '(305) 555-0142',
      email: 'ann@person.test',
      email_opt_out: true,
      language: 'es',
      office_id: from.officeId,
      license_number: 'L-1',
      license_state: 'FL',
      memo: '=1+1, "quoted"\r\nand a second line',
      custom_1: '+blue',
    });
    const shop = await buildCustomer(app.owner, from.masterId, {
      first_name: '',
      last_name: '',
      business_name: 'Shop',
    });
    await buildLead(app.owner, from.masterId, {
      first_name: 'Lena',
      language: 'es',
      status: 'incubate',
      follow_up_on: '2020-01-01',
    });
    const term = {
      product_id: from.productId,
      customer_id: ann,
      premium: 1234_56,
      policy_fee: 25_00,
      memo: '-',
    };
    await buildPolicy(app.owner, from.masterId, { ...term, policy_number: 'A-1', office_id: from.officeId });
    await buildPolicy(app.owner, from.masterId, {
      ...term,
      customer_id: shop,
      policy_number: 'B-2',
      status: 'cancelled',
      cancelled_on: '2024-05-01',
      cancel_reason: 'Sold',
      purpose: 'RWL',
    });
    const files = await takenOut(from.person);

    const to = await newOwner();
    for (const kind of ['customers', 'leads', 'policies'] as const) {
      const { body } = await sendFile(to.person, kind, files.get(`${kind}.csv`) ?? '');
      expect([body.state, body.ofTakeOut]).toEqual(['reading', true]);
      expect((await settled(to.person, body.id)).state).toBe('read');
      await to.person.client.call(contract.importBringIn, { params: { id: body.id }, body: {} });
      const done = await settled(to.person, body.id);
      expect(countOf(done)).toEqual({ made: kind === 'leads' ? 1 : 2 });
      expect(await alike(kind, to.masterId)).toEqual(await alike(kind, from.masterId));
    }
    const owners = await app.owner.query(
      `SELECT p.policy_number, c.name FROM policies p JOIN customers c ON c.id = p.customer_id
     WHERE p.master_id = $1 ORDER BY p.id`,
      [to.masterId],
    );
    expect(owners.rows).toEqual([
      { policy_number: 'A-1', name: "Ann O'Hara-Müller" },
      { policy_number: 'B-2', name: 'Shop' },
    ]);
  },
  PATIENCE,
);

test('policies whose customers, company or product are not here say so by field', async () => {
  const { person } = await newOwner();
  const head = FIELDS.policies.map(({ takenOutAs }) => takenOutAs).filter((name) => name !== 'customer_name');
  const cells: Record<string, string> = {
    customer_id: '77',
    policy_number: 'A-1',
    company_name: 'Nobody Mutual',
    product_name: 'Auto',
    effdate: '2026-01-01',
    expdate: '2027-01-01',
  };
  const text = `${head.join()}\n${head.map((name) => cells[name] ?? '').join()}\n`;
  const { body } = await sendFile(person, 'policies', text);
  await settled(person, body.id);
  const { results } = (await person.client.call(contract.listBringInRows, { params: { id: body.id } })).body;
  expect(results[0].problems.map(({ field }: { field: string }) => field).sort()).toEqual([
    'Company',
    'Number of the customer',
  ]);
});

test('every kind that can be brought in has the headings of its take-out', async () => {
  const { person, masterId } = await newOwner();
  await buildCustomer(app.owner, masterId);
  await buildLead(app.owner, masterId);
  await buildPolicy(app.owner, masterId);
  const files = await takenOut(person);
  for (const kind of KINDS) {
    const head = files.get(`${kind}.csv`)?.split('\r\n')[0]?.replace('\uFEFF', '').split(',') ?? [];
    const missing = FIELDS[kind].filter(
      ({ name, takenOutAs }) => name !== 'customerName' && !head.includes(takenOutAs),
    );
    expect(missing).toEqual([]);
  }
});
