import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { companyRoutes } from './public.ts';
import { buildCompany, buildProduct } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
let companyId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [companyRoutes] });
  agency = await app.newAgency();
  admin = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRadmin: 1 } });
});
beforeEach(async () => {
  companyId = await buildCompany(app.owner, agency.masterId);
});
afterAll(() => app.close());

const save = (id: number, body: unknown, company = companyId) =>
  admin.client.call(contract.saveProduct, { params: { companyId: company, id }, body });
const setActive = (id: number, active: boolean) =>
  admin.client.call(contract.setProductActive, { params: { companyId, id }, body: { active } });

const AUTO = { name: 'Auto Plus', lineOfBusiness: 'Personal Auto', newPercent: 12.5, renewalPercent: 10 };

test('a product is added, shown with its company and edited under the same id', async () => {
  const added = await save(0, AUTO);
  expect(added.body).toEqual({
    ...AUTO,
    id: expect.any(Number),
    financeCompanies: [],
    active: true,
    version: 1,
  });
  const edited = await save(added.body.id, { ...AUTO, newPercent: 13.25, version: 1 });
  expect(edited.body).toEqual({ ...added.body, newPercent: 13.25, version: 2 });
  const company = await admin.client.call(contract.findCompany, { params: { id: companyId } });
  expect(company.body).toMatchObject({ version: 1, products: [edited.body] });
  const { rows } = await app.owner.query(
    `SELECT action, before, after FROM change_log WHERE subject = 'product' AND subject_id = $1 ORDER BY id`,
    [added.body.id],
  );
  expect(rows).toMatchObject([
    { action: 'added', after: { companyId, name: 'Auto Plus', newPercent: 1250 } },
    { action: 'edited', before: { newPercent: 1250 }, after: { newPercent: 1325 } },
  ]);
});

test.each([
  [{ ...AUTO, name: '' }, { name: ['Enter a name.'] }],
  [{ ...AUTO, lineOfBusiness: 'Spaceships' }, { lineOfBusiness: ['Choose a line of business.'] }],
  [{ ...AUTO, newPercent: null }, { newPercent: ['Enter a percentage.'] }],
  [{ ...AUTO, newPercent: 100.01 }, { newPercent: ['At most 100 %.'] }],
  [{ ...AUTO, newPercent: -1 }, { newPercent: ['At least 0 %.'] }],
  [{ ...AUTO, renewalPercent: 1.234 }, { renewalPercent: ['Enter a percentage with at most two decimals.'] }],
])('%j is refused at its field', async (body, errors) => {
  expect(await save(0, body)).toMatchObject({ status: 422, error: { errors } });
});

test('0 and 100 percent are percentages', async () => {
  const { body } = await save(0, { ...AUTO, newPercent: 100, renewalPercent: 0 });
  expect(body).toMatchObject({ newPercent: 100, renewalPercent: 0 });
});

test('a name is taken within its company only, also when two people save it at the same time', async () => {
  const answers = await Promise.all([save(0, AUTO), save(0, { ...AUTO, name: 'AUTO plus' }), save(0, AUTO)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.error.errors).toEqual({
    name: ['Another product of this company has this name. Choose a different one.'],
  });
  const other = await buildCompany(app.owner, agency.masterId);
  expect((await save(0, AUTO, other)).status).toBe(200);
});

test('of simultaneous saves with one version, one is accepted and the others learn who was first', async () => {
  const { body } = await save(0, AUTO);
  const saves = [11, 12, 13].map((newPercent) => save(body.id, { ...AUTO, newPercent, version: 1 }));
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const [taken, late] = [200, 409].map((code) => answers.find(({ status }) => status === code));
  expect(late?.error).toMatchObject({ changedBy: 'Ann Lee', current: taken?.body });
});

test('a product is deactivated and reactivated, and keeps its id and version', async () => {
  const { body } = await save(0, AUTO);
  expect((await setActive(body.id, false)).body).toEqual({ ...body, active: false });
  expect((await setActive(body.id, false)).status).toBe(200);
  expect((await setActive(body.id, true)).body).toEqual(body);
  const { rows } = await app.owner.query(
    `SELECT action FROM change_log WHERE subject = 'product' AND subject_id = $1 ORDER BY id`,
    [body.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['added', 'deactivated', 'reactivated']);
});

test("neither another company's product nor another agency's company is there", async () => {
  const elsewhere = await buildProduct(app.owner, agency.masterId);
  expect((await save(elsewhere, AUTO)).status).toBe(404);
  expect((await setActive(elsewhere, false)).status).toBe(404);
  const theirs = await buildCompany(app.owner, (await app.newAgency()).masterId);
  expect((await save(0, AUTO, theirs)).status).toBe(404);
});
