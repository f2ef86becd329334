import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { TestClient } from '#platform/server/testing/test-client.ts';
import * as contract from '../contract.ts';
import { accountRoutes } from './public.ts';
import { buildAccount } from './test-data.ts';

let app: TestApp;
let provider: number;
let staff: TestClient;

beforeAll(async () => {
  app = await startTestApp({ areas: [accountRoutes] });
  const agency = await app.newAgency({ name: 'The Provider', isProvider: true });
  provider = agency.masterId;
  staff = (await agency.newPerson({ permissions: { PRbackOffice: 1 } })).client;
});
afterAll(() => app.close());

const search = (query: object) => staff.call(contract.searchAccounts, { query: { ...query } });
const list = (query: object) => staff.call(contract.listAccounts, { query: { ...query } });
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('the typeahead', () => {
  test('finds an account by its number, first, and by a part of its name', async () => {
    const id = await buildAccount(app.owner, { name: 'Quokka Insurance' });
    expect((await search({ query: 'KKA in' })).body).toEqual({ results: [{ id, name: 'Quokka Insurance' }] });
    await buildAccount(app.owner, { name: `Since ${id} Insurance` });
    const { results } = (await search({ query: String(id) })).body;
    expect(names(results)).toEqual(['Quokka Insurance', `Since ${id} Insurance`]);
  });

  test('needs at least 1 character', async () => {
    for (const query of [{}, { query: '' }, { query: '   ' }]) {
      const answer = await search(query);
      expect(answer.status).toBe(422);
      expect(answer.error.errors?.query).toEqual(['Enter an account number or a part of the name.']);
    }
  });

  test('is served with a slash at the end too', async () => {
    const answer = await staff.send('GET', '/api/back_office/search/backoffice/', { query: { query: 'x' } });
    expect(answer.status).toBe(200);
  });

  test('answers at most 20, and pattern characters are plain letters', async () => {
    for (let at = 0; at < 21; at += 1) await buildAccount(app.owner, { name: `Twenty 100%_ ${at}` });
    expect((await search({ query: '100%_' })).body.results.length).toBe(20);
    expect((await search({ query: '%zzz%' })).body.results).toEqual([]);
  });
});

describe('the list', () => {
  test('is paged and sorts by name and number, both ways', async () => {
    const ids: number[] = [];
    for (const name of ['Zeta pages', 'alpha Pages', 'Mid pages'])
      ids.push(await buildAccount(app.owner, { name }));
    const sorted = async (query: object) => names((await list({ query: ' PAGES ', ...query })).body.results);
    expect(await sorted({})).toEqual(['alpha Pages', 'Mid pages', 'Zeta pages']);
    expect(await sorted({ sort: 'name', reverse: 1 })).toEqual(['Zeta pages', 'Mid pages', 'alpha Pages']);
    expect(await sorted({ sort: 'id' })).toEqual(['Zeta pages', 'alpha Pages', 'Mid pages']);
    expect(await sorted({ sort: 'id', reverse: 1, per_page: 1, page: 3 })).toEqual(['Zeta pages']);
    const { pagination } = (await list({ query: 'pages', per_page: 2, page: 2 })).body;
    expect(pagination).toMatchObject({ total: 3, last_page: 2, from: 3, to: 3 });
    expect((await list({ sort: 'phone' })).status).toBe(422);
  });

  test('identifies each account; the provider is one too', async () => {
    const facts = { package_name: 'Coverdesk Lite', lite_switch: 2, city: 'Tampa', state: 'FL' };
    const id = await buildAccount(app.owner, { name: 'Facts of one', phone: '(813) 555-0101', ...facts });
    expect((await list({ query: 'facts of' })).body.results).toMatchObject([
      {
        id,
        packageName: 'Coverdesk Lite',
        liteSwitch: 2,
        city: 'Tampa',
        state: 'FL',
        phone: '(813) 555-0101',
      },
    ]);
    expect((await list({ query: 'the provider' })).body.results).toMatchObject([{ id: provider }]);
  });
});

test('an account comes with its offices and people, and with nothing of its customers', async () => {
  const agency = await app.newAgency({ name: 'Whole Account', liteSwitch: 3, addOns: [7, 49] });
  const officeId = await agency.newOffice('Harbor Office');
  await agency.newPerson({ firstName: 'Ana', lastName: 'Zuñiga', officeId, permissions: { PRowner: 1 } });
  await agency.newPerson({ firstName: 'Ben', lastName: 'Abbot' });
  await buildCustomer(app.owner, agency.masterId, { last_name: 'Quattlebaum', office_id: officeId });
  await app.owner.query(
    `UPDATE agencies SET package_name = 'Coverdesk Plus', contact_1 = 'Ana Zuñiga' WHERE master_id = $1`,
    [agency.masterId],
  );
  const { status, body } = await staff.call(contract.findAccount, { params: { account: agency.masterId } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: agency.masterId,
    name: 'Whole Account',
    packageName: 'Coverdesk Plus',
    liteSwitch: 3,
    isProvider: false,
    contact1: 'Ana Zuñiga',
    addOns: [7, 49],
    offices: [{ id: officeId, name: 'Harbor Office' }],
    people: [
      { name: 'Ben Abbot', office: '', role: 'Employee' },
      { name: 'Ana Zuñiga', office: 'Harbor Office', role: 'Owner' },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('Quattlebaum');
});

test('an unknown account is 404', async () => {
  expect((await staff.call(contract.findAccount, { params: { account: 999_999_999 } })).status).toBe(404);
});

test("an agency's owner and provider staff without the flag get 403 on all of it", async () => {
  const agency = await app.newAgency();
  const ownProvider = await app.newAgency({ isProvider: true });
  const strangers = [
    await agency.newPerson({ permissions: { PRowner: 1, PRadmin: 1, PRbackOffice: 1 } }),
    await ownProvider.newPerson({ permissions: { PRtraining: 1 } }),
  ];
  for (const { client } of strangers) {
    const answers = [
      await client.call(contract.searchAccounts, { query: { query: 'a' } }),
      await client.call(contract.listAccounts),
      await client.call(contract.findAccount, { params: { account: agency.masterId } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
});

test("the functions answer nothing when the transaction is not the provider's", async () => {
  const agency = await app.newAgency();
  await agency.newPerson({ officeId: await agency.newOffice() });
  const counts = async (db: Db) => {
    const { rows } = await sql<Record<string, number>>`SELECT
      (SELECT count(*) FROM search_accounts('', 100)) AS found,
      (SELECT count(*) FROM find_account(${agency.masterId})) AS account,
      (SELECT count(*) FROM list_account_offices(${agency.masterId})) AS offices,
      (SELECT count(*) FROM list_account_people(${agency.masterId})) AS people`.execute(db);
    return rows[0];
  };
  const { database } = app.services;
  const nothing = { found: 0, account: 0, offices: 0, people: 0 };
  expect(await database.asTenant(agency, counts)).toEqual(nothing);
  expect(await database.withoutTenant(counts)).toEqual(nothing);
  expect(await database.asTenant({ masterId: provider }, counts)).toMatchObject({
    account: 1,
    offices: 1,
    people: 1,
  });
});
