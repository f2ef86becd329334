import { afterAll, beforeAll, expect, test } from 'vitest';
import * as bringIn from '#areas/bring-in/contract.ts';
import { isAtWork } from '#areas/bring-in/rules.ts';
import { bringInJobs } from '#areas/bring-in/server/public.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { mergeCustomers } from '#areas/customers/merge-contract.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { AREA_ROUTES } from './areas.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES, jobs: bringInJobs });
});
afterAll(() => app.close());

/** Reads a file and imports all of it, as the screen does. */
async function broughtIn({ client }: TestPerson, kind: string, content: string): Promise<unknown> {
  const form = new FormData();
  form.append('files', new Blob([content]), `${kind}.csv`);
  form.append('kind', kind);
  const { id, map } = (await client.call(bringIn.uploadBringIn, { body: form })).body;
  const settled = () =>
    until('the work to end', async () => {
      const { body } = await client.call(bringIn.viewBringIn, { params: { id } });
      return isAtWork(body.state) ? undefined : body;
    });
  await client.call(bringIn.readBringIn, { params: { id }, body: { map } });
  await settled();
  await client.call(bringIn.importBringIn, { params: { id }, body: {} });
  return (await settled()).outcomes;
}

async function merge({ client }: TestPerson, id: number, other: number): Promise<void> {
  expect((await client.call(mergeCustomers, { params: { id }, body: { other } })).status).toBe(200);
}

const POLICIES =
  'Customer number,Policy number,Company,Product,Effective date,Expiration date\n7,A-1,Harbor Mutual,Auto,1/5/2026,1/5/2027\n';

test('policies of a customer who was brought in and merged, more than once, come to whoever stayed', async () => {
  const person = await (await app.newAgency()).newPerson({ permissions: { PRadmin: 1 } });
  const { masterId } = person;
  const company_id = await buildCompany(app.owner, masterId, { name: 'Harbor Mutual' });
  await buildProduct(app.owner, masterId, { company_id, name: 'Auto' });
  await broughtIn(person, 'customers', 'Number,First,Last\n7,Ann,Lee\n');
  const { rows } = await app.owner.query('SELECT id FROM customers WHERE master_id = $1', [masterId]);
  const between = await buildCustomer(app.owner, masterId);
  await merge(person, between, rows[0].id);
  const stayed = await buildCustomer(app.owner, masterId);
  await merge(person, stayed, between);
  expect(await broughtIn(person, 'policies', POLICIES)).toEqual([{ outcome: 'made', rows: 1 }]);
  const policies = await app.owner.query('SELECT customer_id FROM policies WHERE master_id = $1', [masterId]);
  expect(policies.rows).toEqual([{ customer_id: stayed }]);
});
