import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildContract } from '#areas/finance-contracts/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as finance from '../finance-contract.ts';
import { companyRoutes } from './public.ts';
import { buildCompany } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [companyRoutes] });
});
beforeEach(async () => {
  agency = await app.newAgency();
  admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const save = (id: number, body: unknown) => admin.client.call(contract.saveCompany, { params: { id }, body });
const find = async (id: number) => (await admin.client.call(contract.findCompany, { params: { id } })).body;
const offered = async (person = admin) => (await person.client.call(finance.financeCompanies)).body.results;
const names = async () => (await offered()).map(({ name }: { name: string }) => name);

const SET_UP = {
  premiumfinancesystem: 'GOTO',
  isIntegrated: true,
  fundingStatus: 'Full Funded',
  eSignature: 'offered',
  designatedQuoteAgentEmail: 'signer@desk.test',
  minimumDownPayment: 25.5,
  integrationMemo: 'Quotes until 5 pm.',
};
const NONE = {
  premiumfinancesystem: null,
  isIntegrated: false,
  fundingStatus: 'Partial Funded',
  eSignature: 'none',
  designatedQuoteAgentEmail: '',
  minimumDownPayment: 20,
  integrationMemo: '',
};
const LENDER = { name: 'Birch Premium Finance', isFinance: true };

test('anyone signed in sees the finance companies with their set-up, in the words of the documents', async () => {
  const { body } = await save(0, { ...LENDER, ...SET_UP, website: 'https://birch.test' });
  expect(body).toMatchObject(SET_UP);
  const { premiumfinancesystem, ...details } = SET_UP;
  expect(await offered(await agency.newPerson())).toEqual([
    {
      id: body.id,
      name: 'Birch Premium Finance',
      website: 'https://birch.test',
      premiumfinancesystem,
      finance_company_details: { ...details, isIntegrated: 1, isDesignated: 1 },
    },
  ]);
});

test('the minimum down payment is 20 percent unless set, and nobody is designated without an email', async () => {
  const { body } = await save(0, LENDER);
  expect(body).toMatchObject(NONE);
  const [{ finance_company_details }] = await offered();
  expect(finance_company_details).toMatchObject({ minimumDownPayment: 20, isDesignated: 0 });
});

test('a company that is not integrated counts as Partial Funded and keeps what it was set to', async () => {
  const { body } = await save(0, { ...LENDER, ...SET_UP, isIntegrated: false });
  expect(body.fundingStatus).toBe('Full Funded');
  const [{ finance_company_details }] = await offered();
  expect(finance_company_details).toMatchObject({ isIntegrated: 0, fundingStatus: 'Partial Funded' });
});

test('only active finance companies of the agency are offered, by name', async () => {
  await save(0, { ...LENDER, name: 'Willow Credit' });
  await save(0, { name: 'Alder Casualty', isCarrier: true });
  await save(0, { ...LENDER, name: 'birch funding', isCarrier: true });
  const { body } = await save(0, { ...LENDER, name: 'Closed Credit' });
  await admin.client.call(contract.setCompanyActive, { params: { id: body.id }, body: { active: false } });
  await buildCompany(app.owner, (await app.newAgency()).masterId, { is_finance: true });
  expect(await names()).toEqual(['birch funding', 'Willow Credit']);
});

test.each([
  [{ premiumfinancesystem: 'ACME' }, 'Choose GOTO, Unisoft or Finance Master.'],
  [{ isIntegrated: 'yes' }, 'Must be true or false.'],
  [{ fundingStatus: 'Half Funded' }, 'Choose Full Funded or Partial Funded.'],
  [{ eSignature: 'maybe' }, 'Choose none, offered or mandatory.'],
  [{ designatedQuoteAgentEmail: 'nobody' }, 'Enter an email address like name@example.com.'],
  [{ minimumDownPayment: -1 }, 'At least 0 %.'],
  [{ minimumDownPayment: 100.01 }, 'At most 100 %.'],
  [{ minimumDownPayment: 20.123 }, 'Enter a percentage with at most two decimals.'],
  [{ minimumDownPayment: 'a fifth' }, 'Enter a percentage.'],
  [{ integrationMemo: 'x'.repeat(501) }, 'At most 500 characters.'],
])('%j is refused at its field', async (wrong, message) => {
  const { status, error } = await save(0, { ...LENDER, ...wrong });
  expect(status).toBe(422);
  expect(error.errors).toEqual({ [Object.keys(wrong)[0] as string]: [message] });
});

test('a carrier cannot have the set-up, and an integrated company needs its system', async () => {
  const { error } = await save(0, { name: 'Alder Casualty', isCarrier: true, ...SET_UP });
  const only = ['Only a finance company has this.'];
  expect(error.errors).toEqual(Object.fromEntries(Object.keys(SET_UP).map((field) => [field, only])));
  const { error: systemless } = await save(0, { ...LENDER, isIntegrated: true });
  expect(systemless.errors).toEqual({
    premiumfinancesystem: ['Choose the system that the company is integrated with.'],
  });
  expect(await names()).toEqual([]);
});

test('a company that stops being a finance company gives its set-up up, or nothing changes', async () => {
  const { body } = await save(0, { ...LENDER, ...SET_UP });
  const carrier = { name: LENDER.name, isCarrier: true, isFinance: false };
  expect((await save(body.id, { ...carrier, ...SET_UP })).status).toBe(422);
  expect(await find(body.id)).toEqual(body);
  expect((await save(body.id, carrier)).body).toMatchObject({ ...NONE, version: 2 });
  const { rows } = await app.owner.query(
    `SELECT before, after FROM change_log WHERE subject = 'company' AND subject_id = $1 AND action = 'edited'`,
    [body.id],
  );
  expect(rows).toEqual([
    {
      before: { ...SET_UP, minimumDownPayment: 2550, isCarrier: false, isFinance: true },
      after: { ...NONE, minimumDownPayment: 2000, isCarrier: true, isFinance: false },
    },
  ]);
});

test('a company with finance contracts cannot cease to be a finance company, and can be anything else', async () => {
  const { body } = await save(0, { ...LENDER, ...SET_UP });
  await buildContract(app.owner, admin.masterId, { company_id: body.id });
  const carrier = { name: LENDER.name, isCarrier: true, isFinance: false };
  const { status, error } = await save(body.id, carrier);
  expect([status, error.message]).toEqual([
    409,
    'Birch Premium Finance has one finance contract, so it stays a finance company. Deactivate it if you no longer work with it.',
  ]);
  expect(await find(body.id)).toEqual(body);
  expect((await save(body.id, { ...LENDER, isCarrier: true })).status).toBe(200);
});
