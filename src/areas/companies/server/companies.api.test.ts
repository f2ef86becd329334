import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { companyRoutes } from './public.ts';
import { buildCompany } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [companyRoutes] });
  agency = await app.newAgency();
  admin = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const save = (id: number, body: unknown) => admin.client.call(contract.saveCompany, { params: { id }, body });
const find = (id: number) => admin.client.call(contract.findCompany, { params: { id } });
const setActive = (id: number, active: boolean) =>
  admin.client.call(contract.setCompanyActive, { params: { id }, body: { active } });
const logOf = async (id: number) =>
  (
    await app.owner.query(
      `SELECT action, before, after FROM change_log WHERE subject = 'company' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).rows;

const HARBOR = {
  name: 'Harbor Mutual',
  isCarrier: true,
  isFinance: false,
  phone: '813.555.0142',
  email: 'service@harbor.test',
  website: 'https://www.harbor.test/agents',
  address: '12 Bay Street',
  city: 'Tampa',
  state: 'fl',
  zip: '33602',
};

test('id 0 adds a company, which then reads as saved', async () => {
  const added = await save(0, HARBOR);
  expect(added.status).toBe(200);
  expect(added.body).toMatchObject({
    ...HARBOR,
    phone: '(813) 555-0142',
    state: 'FL',
    active: true,
    version: 1,
    products: [],
  });
  expect((await find(added.body.id)).body).toEqual(added.body);
  expect(await logOf(added.body.id)).toMatchObject([{ action: 'added', after: { name: 'Harbor Mutual' } }]);
});

test.each([
  [{}, { name: ['Enter a name.'] }],
  [{ name: ' ', isCarrier: true }, { name: ['Enter a name.'] }],
  [{ name: 'A' }, { isCarrier: ['Choose carrier, finance company or both.'] }],
  [{ name: 'A', isCarrier: 1 }, { isCarrier: ['Must be true or false.'] }],
  [{ name: 'x'.repeat(121), isCarrier: true }, { name: ['At most 120 characters.'] }],
  [
    { name: 'A', isCarrier: true, website: 'javascript:alert(1)' },
    { website: ['Enter an address like https://www.example.com.'] },
  ],
  [
    { name: 'A', isCarrier: true, website: 'ftp://files.example.com' },
    { website: ['Enter an address like https://www.example.com.'] },
  ],
  [
    { name: 'A', isCarrier: true, email: 'nobody' },
    { email: ['Enter an email address like name@example.com.'] },
  ],
  [{ name: 'A', isCarrier: true, zip: '1' }, { zip: ['Enter a ZIP code like 33145 or 33145-1234.'] }],
])('%j is refused at its field', async (body, errors) => {
  expect(await save(0, body)).toMatchObject({ status: 422, error: { errors } });
});

test('a name that is taken is refused at the field, whatever its case, when added and when edited', async () => {
  await save(0, { name: 'Granite Casualty', isCarrier: true });
  const taken = { status: 422, error: { errors: { name: [expect.stringContaining('has this name')] } } };
  expect(await save(0, { name: 'GRANITE casualty', isFinance: true })).toMatchObject(taken);
  const other = await save(0, { name: 'Slate Casualty', isCarrier: true });
  expect(await save(other.body.id, { name: 'granite casualty', isCarrier: true })).toMatchObject(taken);
  expect((await save(other.body.id, { name: 'SLATE Casualty', isCarrier: true })).status).toBe(200);
});

test('of people who save one name at the same time, one succeeds and the others are refused at the field', async () => {
  const saves = [1, 2, 3, 4].map(() => save(0, { name: 'Twin Pines', isCarrier: true }));
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  for (const { error } of answers.filter(({ status }) => status === 422))
    expect(Object.keys(error.errors ?? {})).toEqual(['name']);
});

test('another agency may use the same name', async () => {
  const elsewhere = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  await save(0, { name: 'Shared Name', isCarrier: true });
  const theirs = await elsewhere.client.call(contract.saveCompany, {
    params: { id: 0 },
    body: { name: 'Shared Name', isCarrier: true },
  });
  expect(theirs.status).toBe(200);
  expect((await find(theirs.body.id)).status).toBe(404);
});

test('a stale version is 409 with the current record and who changed it', async () => {
  const { body } = await save(0, { ...HARBOR, name: 'Stale Mutual' });
  const colleague = await agency.newPerson({ firstName: 'Bo', lastName: 'Fox', permissions: { PRowner: 1 } });
  const theirs = await colleague.client.call(contract.saveCompany, {
    params: { id: body.id },
    body: { ...HARBOR, name: 'Stale Mutual', city: 'Ocala', version: 1 },
  });
  const mine = await save(body.id, { ...HARBOR, name: 'Stale Mutual', city: 'Miami', version: 1 });
  expect(mine).toMatchObject({ status: 409, error: { changedBy: 'Bo Fox', current: theirs.body } });
  expect((await logOf(body.id)).at(-1)).toMatchObject({
    action: 'edited',
    before: { city: 'Tampa' },
    after: { city: 'Ocala' },
  });
});

test('a company is deactivated and reactivated, once each however often it is asked for', async () => {
  const { body } = await save(0, { ...HARBOR, name: 'Resting Mutual' });
  await Promise.all([setActive(body.id, false), setActive(body.id, false)]);
  expect((await find(body.id)).body).toMatchObject({ active: false, version: 1 });
  expect((await setActive(body.id, true)).body.active).toBe(true);
  const actions = (await logOf(body.id)).map(({ action }) => action);
  expect(actions).toEqual(['added', 'deactivated', 'reactivated']);
});

test('a save leaves the status as it is', async () => {
  const { body } = await save(0, { ...HARBOR, name: 'Quiet Mutual' });
  await setActive(body.id, false);
  expect((await save(body.id, { ...HARBOR, name: 'Quiet Mutual', version: 1 })).body.active).toBe(false);
});

test('an agent may read what is offered, and nothing else', async () => {
  const agent = await agency.newPerson();
  expect((await agent.client.call(contract.offeredCompanies)).status).toBe(200);
  expect((await agent.client.call(contract.listCompanies)).status).toBe(403);
  const id = await buildCompany(app.owner, agency.masterId);
  expect((await agent.client.call(contract.findCompany, { params: { id } })).status).toBe(403);
});
