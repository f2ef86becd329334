import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as rowCalls from '../row-contract.ts';
import { commissionImportJobs, commissionImportRoutes, sweepImports } from './public.ts';
import { dryRun, MAP, readToEnd, sendStatement, statement } from './test-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionImportRoutes], jobs: commissionImportJobs });
});
afterAll(() => app.close());

let agency: TestAgency;
let person: TestPerson;
let companyId: number;
let policyId: number;
beforeEach(async () => {
  agency = await app.newAgency();
  person = await agency.newPerson({ permissions: { PRowner: 1 } });
  companyId = await buildCompany(app.owner, person.masterId);
  const product_id = await buildProduct(app.owner, person.masterId, { company_id: companyId });
  policyId = await buildPolicy(app.owner, person.masterId, { product_id, policy_number: 'HO-1' });
});

const ROWS = [
  'HO-1,Ann,Home,3/1/2026,,"1,000.00",100.10',
  'XX-9,Bob,Home,3/2/2026,,500,(20.05)',
  'HO-1,Ann,Home,02/30/2026,,1,2',
];
const doImport = (id: number, by = person, headers = {}) =>
  by.client.call(contract.importLines, { params: { id }, headers });
const view = async (id: number) => (await person.client.call(contract.viewImport, { params: { id } })).body;
const lines = async () =>
  (
    await app.owner.query('SELECT * FROM commission_lines WHERE master_id = $1 ORDER BY id', [
      person.masterId,
    ])
  ).rows;
const logged = async () =>
  (
    await app.owner.query(
      'SELECT subject, subject_id, action FROM change_log WHERE master_id = $1 ORDER BY id',
      [person.masterId],
    )
  ).rows;

test('a statement waits for its columns, is read in the background, and becomes lines', async () => {
  const sent = await sendStatement(person, companyId, statement(ROWS));
  expect(sent.status).toBe(200);
  expect(sent.body).toMatchObject({
    state: 'mapping',
    rowCount: 3,
    mapFrom: 'guessed',
    map: MAP,
    outcomes: [],
  });
  expect(sent.body.headings[0]).toEqual({ name: 'Policy', samples: ['HO-1', 'XX-9', 'HO-1'] });
  const { id } = sent.body;
  const started = await person.client.call(contract.readImport, { params: { id }, body: { map: MAP } });
  expect(started.body.state).toMatch(/reading|read/);
  const read = await readToEnd(person, id);
  expect(read).toMatchObject({ state: 'read', rowsDone: 3, mapFrom: 'chosen' });
  expect(read.outcomes).toHaveLength(3);
  expect(read.outcomes).toEqual(
    expect.arrayContaining([
      { outcome: 'number', rows: 1, total: 100.1 },
      { outcome: 'unmatched', rows: 1, total: -20.05 },
      { outcome: 'problem', rows: 1, total: 2 },
    ]),
  );
  expect(await lines()).toEqual([]);
  expect(await logged()).toEqual([]);

  expect((await doImport(id)).body).toEqual({ lines: 2, total: 80.05 });
  expect(await lines()).toMatchObject([
    {
      source: 2,
      status: 1,
      file_id: null,
      company_id: companyId,
      policy_id: policyId,
      policy_number: 'HO-1',
      transaction_on: '2026-03-01',
      commissionable: 100_000,
      commission: 10_010,
      adjusted: 10_010,
      import_id: id,
      import_row: 2,
      match_tier: 1,
    },
    {
      policy_id: null,
      customer_id: null,
      policy_number: 'XX-9',
      customer_name: 'Bob',
      commission: -2005,
      import_row: 3,
    },
  ]);
  expect(await logged()).toEqual([{ subject: 'commission import', subject_id: id, action: 'imported' }]);
  expect(await view(id)).toMatchObject({ state: 'imported', whyNotTakeBack: null });
});

test('the columns are saved with the import and taken for the next statement that has them', async () => {
  const { id } = await dryRun(person, companyId, ROWS);
  const before = await sendStatement(person, companyId, statement([ROWS[0] as string]));
  expect(before.body.state).toBe('mapping');
  await doImport(id);
  const next = await sendStatement(person, companyId, statement(['HO-1,Ann,Home,4/1/2026,,1,3']));
  expect(next.body).toMatchObject({ mapFrom: 'chosen', map: MAP });
  expect(await readToEnd(person, next.body.id)).toMatchObject({ state: 'read' });
  const other = await sendStatement(person, companyId, 'Number,Who,When,Comm\n1,2,3,4');
  expect(other.body).toMatchObject({ state: 'mapping', mapFrom: 'guessed' });
});

test('rows come in pages, by outcome, with the policy, the reason and the confidence', async () => {
  const { id } = await dryRun(person, companyId, ROWS);
  const rows = (query: object) =>
    person.client.call(rowCalls.listRows, { params: { id }, query: query as never });
  const { body } = await rows({ per_page: 2 });
  expect(body.pagination).toMatchObject({ total: 3, last_page: 2 });
  expect(body.results[0]).toMatchObject({
    row: 2,
    outcome: 'number',
    policy: { id: policyId, policy: 'HO-1' },
    confidence: 88,
    reason:
      'The policy number is the same. The day lies in the term. The name on the statement is different.',
    replaces: false,
  });
  expect((await rows({ outcome: 'problem' })).body.results).toMatchObject([
    { row: 4, problem: '“02/30/2026” is not a day of the calendar.', transactionDate: null, policy: null },
  ]);
  expect((await rows({ outcome: 'else' })).status).toBe(422);
});

test('wrong columns are refused at their field; other columns can be chosen after the dry run', async () => {
  const { id } = await dryRun(person, companyId, ROWS);
  const read = (map: object) => person.client.call(contract.readImport, { params: { id }, body: { map } });
  expect((await read({ ...MAP, commission: null })).error.errors).toEqual({
    'map.commission': ['Choose the column that holds the commission.'],
  });
  expect((await read({ ...MAP, premium: 'Gone' })).status).toBe(422);
  expect((await read({ ...MAP, policyNumber: null })).status).toBe(200);
  expect((await readToEnd(person, id)).outcomes).toEqual(
    expect.arrayContaining([{ outcome: 'unmatched', rows: 2, total: 80.05 }]),
  );
});

test('a column that adds up to more than any amount can be is not the commission, and another one can be chosen', async () => {
  const rows = Array.from({ length: 10_100 }, (_, at) => `XX-${at},Ann,,3/1/2026,,5,9999999`);
  const huge = await dryRun(person, companyId, rows);
  expect([huge.state, huge.outcomes]).toEqual(['failed', []]);
  expect(huge.failure).toMatch(/^The commissions are too large to add up/);
  const map = { ...MAP, commission: 'Premium', premium: null };
  await person.client.call(contract.readImport, { params: { id: huge.id }, body: { map } });
  expect(await readToEnd(person, huge.id)).toMatchObject({ state: 'read', outcomes: [{ rows: 10_100 }] });
});

test('the same file is refused twice, with who imported it; of two people at the same time, one imports', async () => {
  const other = await agency.newPerson({ firstName: 'Dana', lastName: 'Field', permissions: { PRadmin: 1 } });
  const [mine, theirs] = [await dryRun(person, companyId, ROWS), await dryRun(other, companyId, ROWS)];
  const answers = await Promise.all([doImport(mine.id), doImport(theirs.id, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await lines()).toHaveLength(2);
  const winner = answers[0]?.status === 200 ? person.name : 'Dana Field';
  expect(answers.find(({ status }) => status === 409)?.error.changedBy).toBe(winner);
  const again = await sendStatement(person, companyId, statement(ROWS), 'other name.csv');
  expect(again.status).toBe(409);
  expect(again.error.message).toMatch(new RegExp(`^${winner} imported this file on .+ as march.csv\\.`));
  const elsewhere = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const theirCompany = await buildCompany(app.owner, elsewhere.masterId);
  expect((await sendStatement(elsewhere, theirCompany, statement(ROWS))).status).toBe(200);
});

test('the person who imported is named, not the one who uploaded, and the day is by the reader’s clock', async () => {
  const other = await agency.newPerson({ firstName: 'Dana', lastName: 'Field', permissions: { PRadmin: 1 } });
  const { id } = await dryRun(person, companyId, ROWS);
  expect((await doImport(id, other)).status).toBe(200);
  const evening = '2026-03-02T05:30:00Z';
  await app.owner.query('UPDATE commission_imports SET imported_at = $1 WHERE id = $2', [evening, id]);
  const officeId = await buildOffice(app.owner, person.masterId, { time_zone: 'America/Los_Angeles' });
  const reader = await agency.newPerson({ officeId, permissions: { PRadmin: 1 } });
  const { error } = await sendStatement(reader, companyId, statement(ROWS));
  expect(error.message).toMatch(/^Dana Field imported this file on 03\/01\/2026 as march\.csv\./);
});

test('what is imported is what was seen: with other columns by now nothing is', async () => {
  const { id, map, outcomes } = await dryRun(person, companyId, ROWS);
  const seen = { map, outcomes };
  const run = () => person.client.call(contract.importLines, { params: { id }, body: { seen } });
  const other = { ...MAP, effectiveDate: 'Date' };
  await person.client.call(contract.readImport, { params: { id }, body: { map: other } });
  await readToEnd(person, id);
  const refused = await run();
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringMatching(/^The dry run has changed/),
  ]);
  expect(await lines()).toEqual([]);
  await person.client.call(contract.readImport, { params: { id }, body: { map } });
  await readToEnd(person, id);
  expect((await run()).body.lines).toBe(2);
});

test('a double click imports once', async () => {
  const { id } = await dryRun(person, companyId, ROWS);
  const key = { 'idempotency-key': 'b6a0a3f0-8f4e-4a67-9c55-1f8d3a6d2c11' };
  const [one, two] = await Promise.all([doImport(id, person, key), doImport(id, person, key)]);
  expect([one.status, two.status].sort()).toContain(200);
  expect((await doImport(id, person, key)).body).toEqual({ lines: 2, total: 80.05 });
  expect((await doImport(id)).status).toBe(409);
  expect(await lines()).toHaveLength(2);
});

test('a dry run goes away without a trace; what is imported does not', async () => {
  const { id } = await dryRun(person, companyId, ROWS);
  const discard = () => person.client.call(contract.discardImport, { params: { id } });
  expect((await discard()).status).toBe(204);
  expect((await discard()).status).toBe(404);
  const { rows } = await app.owner.query('SELECT 1 FROM commission_import_rows WHERE import_id = $1', [id]);
  expect([rows, await logged()]).toEqual([[], []]);
  expect(await app.services.files.list(`commission-imports/${person.masterId}`)).toEqual([]);
  const kept = await dryRun(person, companyId, ROWS);
  await doImport(kept.id);
  // A wrong field comes before a state that forbids it.
  const wrong = { params: { id: kept.id }, body: { map: { ...MAP, commission: null } } };
  expect((await person.client.call(contract.readImport, wrong)).status).toBe(422);
  for (const endpoint of [contract.discardImport, contract.readImport])
    expect((await person.client.call(endpoint, { params: { id: kept.id }, body: { map: MAP } })).status).toBe(
      409,
    );
});

test('a statement without a row to import, one that is not read, and a file that is gone', async () => {
  const bad = await dryRun(person, companyId, ['HO-1,Ann,Home,3/1/2026,,1,12.345']);
  expect((await doImport(bad.id)).error.message).toBe('Every row has a problem. There is nothing to import.');
  const { body } = await sendStatement(person, companyId, statement(ROWS));
  expect((await doImport(body.id)).status).toBe(409);
  const { rows } = await app.owner.query(
    'SELECT year_week_folder AS week, guid FROM commission_imports WHERE id = $1',
    [body.id],
  );
  await app.services.files.remove(
    `commission-imports/${person.masterId}/${rows[0].week}/${rows[0].guid}.csv`,
  );
  await person.client.call(contract.readImport, { params: { id: body.id }, body: { map: MAP } });
  expect(await readToEnd(person, body.id)).toMatchObject({
    state: 'failed',
    failure: 'The file is no longer here. Choose it again.',
  });
});

test('the list has pages; dry runs that nobody came back to are swept', async () => {
  const { body: old } = await sendStatement(person, companyId, statement(ROWS));
  await app.owner.query(
    `UPDATE commission_imports SET created_at = now() - interval '40 days' WHERE id = $1`,
    [old.id],
  );
  const { id } = await dryRun(person, companyId, ROWS);
  await doImport(id);
  const list = () => person.client.call(contract.listImports, { query: { per_page: 1 } as never });
  expect((await list()).body).toMatchObject({
    pagination: { total: 2, last_page: 2 },
    results: [{ id, state: 'imported', filename: 'march.csv', creator: 'Pat Example' }],
    unmatched: 1,
  });
  await sweepImports(app.services.database, app.services.files);
  expect((await list()).body.pagination.total).toBe(1);
});
