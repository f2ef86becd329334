import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAttachment } from '#areas/attachments/server/test-data.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLockerFile } from '#areas/file-locker/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { csvRecords, zipTexts } from '#platform/server/testing/zip-texts.ts';
import * as contract from '../contract.ts';
import { ONE_AT_A_TIME, TOO_MANY_READY } from '../rules.ts';
import { takeOutJobs, takeOutRoutes } from './public.ts';
import { buildTakeOut } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [takeOutRoutes], jobs: takeOutJobs });
});
afterAll(() => app.close());

const newOwner = async () => (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
const ready = { state: 'ready', size: 1, expires_at: new Date(Date.now() + 60_000) };

async function takenOut({ client }: TestPerson) {
  const { id } = (await client.call(contract.askTakeOut)).body;
  const facts = await until('the ZIP', async () => {
    const { results } = (await client.call(contract.listTakeOuts)).body;
    return results.find((each: contract.TakeOut) => each.id === id && each.state === 'ready');
  });
  const file = await client.call(contract.downloadTakeOut, { params: { id } });
  return { facts, file, texts: zipTexts(file.bytes) };
}

test('an owner takes out every record of the agency as CSV and every file, and nothing of another agency', async () => {
  const person = await newOwner();
  const { masterId, id: employeeId } = person;
  const other = await newOwner();
  await buildCustomer(app.owner, other.masterId, { last_name: 'Elsewhere' });
  const company_id = await buildCompany(app.owner, masterId, { name: 'Harbor Mutual' });
  const product_id = await buildProduct(app.owner, masterId, { company_id, name: 'Auto' });
  const customer_id = await buildCustomer(app.owner, masterId, { last_name: 'Müller', memo: 'a "b",\r\nc' });
  const policyId = await buildPolicy(app.owner, masterId, { customer_id, product_id, premium: 123_45 });
  const owned = { masterId, employeeId, customerId: customer_id };
  const [kept, lost] = [await buildAttachment(app.owner, owned), await buildAttachment(app.owner, owned)];
  await app.services.files.put(`attc2/${masterId}/202646/${kept.file}`, Buffer.from('the note'));

  const { version } = await buildLockerFile(app.owner, masterId, {
    officeId: await buildOffice(app.owner, masterId),
  });

  const { facts, file, texts } = await takenOut(person);
  expect(file.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': `${facts.size}`,
  });
  const customers = csvRecords(texts.get('customers.csv') ?? '');
  expect(customers).toMatchObject([{ id: `${customer_id}`, last_name: 'Müller', memo: 'a "b",\r\nc' }]);
  expect(csvRecords(texts.get('policies.csv') ?? '')).toMatchObject([
    { id: `${policyId}`, premium: '12345', company_name: 'Harbor Mutual', product_name: 'Auto' },
  ]);
  expect(texts.get(`files/attachments/${kept.id}-note.txt`)).toBe('the note');
  expect(csvRecords(texts.get('change_log.csv') ?? '')).toMatchObject([
    { subject: 'take-out', action: 'asked for' },
  ]);
  const contents = csvRecords(texts.get('contents.csv') ?? '');
  expect(contents).toContainEqual({ file: 'customers.csv', records: '1', note: '' });
  expect(contents.find(({ file: name }) => name === `files/attachments/${lost.id}-note.txt`)?.note).toContain(
    'missing',
  );
  expect(contents.map(({ file: name }) => name)).toContain(`files/locker_versions/${version}-1.txt`);
  expect(texts.has('leads.csv')).toBe(false);
  expect([...texts.values()].join()).not.toContain('Elsewhere');
  const records = contents.reduce((sum, each) => sum + Number(each.records), 0);
  expect(facts).toMatchObject({ person: person.name, isOwn: true, failure: '', records });
});

test('a cell that a spreadsheet would run is made safe, and numbers stay numbers', async () => {
  const person = await newOwner();
  await buildCustomer(app.owner, person.masterId, { memo: '=1+1', address: '-5 Main St' });
  const { texts } = await takenOut(person);
  expect(csvRecords(texts.get('customers.csv') ?? '')).toMatchObject([
    { memo: "'=1+1", address: "'-5 Main St" },
  ]);
  const [agency] = csvRecords(texts.get('agencies.csv') ?? '');
  expect(agency).toMatchObject({ add_ons: '[]', lite_switch: '1', is_provider: 'false' });
  expect(agency?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
});

test('what is sealed and what opens something is not taken out', async () => {
  const person = await newOwner();
  const secret = { gateway_url: 'https://api.example.com', sealed_gateway_secret: 'v1.topsecret' };
  await buildCompany(app.owner, person.masterId, { name: 'Sealed', is_finance: true, ...secret });
  const { texts } = await takenOut(person);
  expect(texts.get('companies.csv')).toContain('Sealed');
  expect([...texts.values()].join()).not.toContain('topsecret');
  expect([...texts.keys()].filter((name) => /login|session|idempotency|reset/.test(name))).toEqual([]);
});

test('administrators and everybody else are refused in words', async () => {
  const agency = await app.newAgency();
  const admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  const id = await buildTakeOut(app.owner, { ...owner, employeeId: owner.id }, ready);
  for (const endpoint of [
    contract.askTakeOut,
    contract.listTakeOuts,
    contract.downloadTakeOut,
    contract.endTakeOut,
  ]) {
    const { status, error } = await admin.client.call(endpoint, { params: { id } });
    expect([status, error.message]).toEqual([403, 'Needs the permission "Owner".']);
  }
});

test('of two owners who ask at the same moment one begins, and the other is told', async () => {
  const agency = await app.newAgency();
  const people = await Promise.all([1, 2].map(() => agency.newPerson({ permissions: { PRowner: 1 } })));
  // Under way without a job, so that it stays so.
  const [first, second] = people as [TestPerson, TestPerson];
  const id = await buildTakeOut(app.owner, { ...first, employeeId: first.id }, { state: 'waiting' });
  const refused = await second.client.call(contract.askTakeOut);
  expect([refused.status, refused.error.message]).toEqual([409, ONE_AT_A_TIME]);
  await first.client.call(contract.endTakeOut, { params: { id } });
  const both = await Promise.all(people.map(({ client }) => client.call(contract.askTakeOut)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the tenth is asked for like the first', async () => {
  const { client } = await newOwner();
  for (let at = 0; at < 10; at++) {
    const { status, body } = await client.call(contract.askTakeOut);
    expect(status).toBe(200);
    await client.call(contract.endTakeOut, { params: { id: body.id } });
  }
});

test('an agency keeps at most three ready files, and one is removed by any owner', async () => {
  const agency = await app.newAgency();
  const person = await agency.newPerson({ permissions: { PRowner: 1 } });
  const other = await agency.newPerson({ permissions: { PRowner: 1 } });
  const ids = [];
  for (let at = 0; at < 3; at++)
    ids.push(await buildTakeOut(app.owner, { ...person, employeeId: person.id }, ready));
  const refused = await other.client.call(contract.askTakeOut);
  expect([refused.status, refused.error.message]).toEqual([409, TOO_MANY_READY]);
  const params = { id: ids[0] };
  const { body } = await other.client.call(contract.endTakeOut, { params });
  expect(body).toMatchObject({ state: 'gone', whyNotEnded: 'It has ended already.' });
  expect((await other.client.call(contract.endTakeOut, { params })).status).toBe(409);
  expect((await other.client.call(contract.downloadTakeOut, { params })).status).toBe(404);
  expect((await other.client.call(contract.askTakeOut)).status).toBe(200);
});

test('a ZIP whose seven days are over is no longer given', async () => {
  const person = await newOwner();
  const past = { ...ready, expires_at: new Date(Date.now() - 1000) };
  const id = await buildTakeOut(app.owner, { ...person, employeeId: person.id }, past);
  expect((await person.client.call(contract.downloadTakeOut, { params: { id } })).status).toBe(404);
});
