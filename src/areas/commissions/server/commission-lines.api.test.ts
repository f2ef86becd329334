import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../line-contract.ts';
import { LINE_SORTS } from '../statuses.ts';
import { commissionRoutes } from './public.ts';
import { newFile, type TestFile } from './test-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

let file: TestFile;
beforeEach(async () => {
  file = await newFile(app);
});

const idsOf = async (body: object = {}, query: Record<string, unknown> = {}) =>
  (await file.list(body, query)).data.map(({ id }: { id: number }) => id);
const update = (new_status: number, details: unknown, filter: object = {}) =>
  file.person.client.call(contract.updateLines, {
    params: { id: file.id },
    body: { ...filter, new_status, details },
  });
const changes = async () =>
  (
    await app.owner.query(
      `SELECT action, after->'affected' AS affected FROM change_log WHERE master_id = $1 ORDER BY id`,
      [file.agency.masterId],
    )
  ).rows;

test('count and totals are over the whole filter, the four counts over the filter without its status', async () => {
  const other = await buildCompany(app.owner, file.agency.masterId);
  for (const status of [1, 1, 2, 3, 4]) await file.line({ status, adjusted: 900 });
  await file.line({ company_id: other });
  const { stats, pagination } = await file.list({ status: 1, company: file.companyId }, { per_page: 1 });
  expect(stats).toEqual({
    count: 2,
    total_commissionable: 200,
    total_commission: 20,
    total_adjusted: 18,
    pending: 2,
    staged: 1,
    settled: 1,
    forwarded: 1,
  });
  expect(pagination).toEqual({ current_page: 1, last_page: 2, per_page: 1, total: 2, from: 1, to: 1 });
  expect((await file.list({ status: 1 }, { per_page: 1, page: 99 })).pagination).toMatchObject({
    current_page: 3,
  });
  expect((await file.list({ status: 2, source: 4 })).stats).toMatchObject({
    count: 0,
    staged: 0,
    total_adjusted: 0,
  });
});

test('a line has the names of its company, customer, policy and product; a missing customer is null', async () => {
  const policy = await buildPolicy(app.owner, file.agency.masterId, {
    policy_number: 'HO-7',
    premium: 50_000,
  });
  const { rows } = await app.owner.query('SELECT customer_id, product_id FROM policies WHERE id = $1', [
    policy,
  ]);
  await file.line({ ...rows[0], policy_id: policy, policy_number: 'HO-7', effdate: '2026-11-01' });
  await file.line({ customer_name: 'M JOHNSON' });
  expect((await file.list()).data).toMatchObject([
    {
      company: { id: file.companyId, name: 'Blue Heron' },
      customer: { name: 'Maria Johnson' },
      policy: {
        id: policy,
        policy: 'HO-7',
        status: 'active',
        state: 'in force',
        effdate: '2026-11-01',
        expdate: null,
      },
      product: { id: rows[0].product_id },
    },
    {
      customer: null,
      carrierCustomer: 'M JOHNSON',
      policy: { id: null, status: null, state: null },
      product: null,
    },
  ]);
});

const LOW = { name: 'Árbol', status: 'active', number: 'A-1', year: 2026, cents: 100 };
const HIGH = { name: 'zebra', status: 'pending', number: 'B-2', year: 2027, cents: 200 };

/** A line that sorts low or high by every column. */
async function sortable({ name, status, number, year, cents }: typeof LOW) {
  const { masterId } = file.agency;
  const company_id = await buildCompany(app.owner, masterId, { name });
  const product_id = await buildProduct(app.owner, masterId, { company_id, name });
  const customer_id = await buildCustomer(app.owner, masterId, { first_name: name });
  return {
    company_id,
    product_id,
    customer_id,
    policy_id: await buildPolicy(app.owner, masterId, {
      customer_id,
      product_id,
      status,
      policy_number: number,
    }),
    policy_number: number,
    effdate: `${year}-01-01`,
    expdate: `${year}-02-01`,
    commissionable: cents,
    commission: cents,
    adjusted: 3 * cents,
  };
}

test.each(LINE_SORTS)(
  'sorting by %s goes both ways, equals by their number, the empty last',
  async (sort) => {
    const [high, low] = [await sortable(HIGH), await sortable(LOW)];
    const [first, second, third] = [await file.line(high), await file.line(low), await file.line(high)];
    expect(await idsOf({}, { sort })).toEqual([second, first, third]);
    expect(await idsOf({}, { sort, reverse: 1 })).toEqual([first, third, second]);
  },
);

test('stage, unstage, forward and un-forward move lines as documented and answer how many', async () => {
  const ids = [await file.line(), await file.line(), await file.line()];
  expect((await update(2, ids.slice(0, 2))).body).toEqual({ affected_items: 2 });
  expect((await update(4, '*', { status: 1 })).body).toEqual({ affected_items: 1 });
  expect((await file.list()).stats).toMatchObject({ pending: 0, staged: 2, forwarded: 1 });
  expect((await update(1, '*', { status: 2 })).body).toEqual({ affected_items: 2 });
  expect((await update(1, '*', { status: 4 })).body).toEqual({ affected_items: 1 });
  expect(await changes()).toEqual([
    { action: 'staged', affected: 2 },
    { action: 'forwarded', affected: 1 },
    { action: 'unstaged', affected: 2 },
    { action: 'unforwarded', affected: 1 },
  ]);
});

test('without a status in the filter lines come back from both states, and a status that leads nowhere changes nothing', async () => {
  await file.line({ status: 2 });
  await file.line({ status: 4 });
  expect((await update(2, '*', { status: 4 })).status).toBe(409);
  expect((await update(1, '*')).body).toEqual({ affected_items: 2 });
  expect(await changes()).toEqual([{ action: 'unstaged or unforwarded', affected: 2 }]);
});

test('* with a filter acts on all lines that match, and on no other', async () => {
  const manual = await file.line({ source: 4 });
  const others = [await file.line(), await file.line({ source: 1 })];
  expect((await update(2, '*', { status: 1, source: 4 })).body).toEqual({ affected_items: 1 });
  expect(await idsOf({ status: 2 })).toEqual([manual]);
  expect(await idsOf({ status: 1 })).toEqual(others);
});

test('a bulk change with * logs every line and amount it changed or deleted', async () => {
  const lines = [await file.line(), await file.line({ commission: 2500, policy_number: 'TEST-2' })];
  const kept = [
    { line: lines[0], policy: 'TEST-1', amount: 1000 },
    { line: lines[1], policy: 'TEST-2', amount: 2500 },
  ];
  const filter = { status: 1, company: 0, source: 0, customer: 0, product: 0 };
  await update(2, '*', { status: 1 });
  await update(1, '*', { status: 2 });
  await file.person.client.call(contract.deleteLines, {
    params: { id: file.id },
    body: { status: 1, details: '*' },
  });
  const { rows } = await app.owner.query(
    'SELECT action, before, after FROM change_log WHERE master_id = $1 ORDER BY id',
    [file.agency.masterId],
  );
  expect(rows).toEqual([
    {
      action: 'staged',
      before: { status: 'Pending' },
      after: { status: 'Staged', lines: kept, filter, affected: 2 },
    },
    {
      action: 'unstaged',
      before: { status: 'Staged' },
      after: { status: 'Pending', lines: kept, filter: { ...filter, status: 2 }, affected: 2 },
    },
    {
      action: 'lines deleted',
      before: { status: 'Pending', lines: kept },
      after: { filter, affected: 2 },
    },
  ]);
});

test('lines that come back from two states say in the log which each was in', async () => {
  const lines = [await file.line({ status: 2 }), await file.line({ status: 4 })];
  await update(1, '*');
  const { rows } = await app.owner.query('SELECT before, after FROM change_log WHERE master_id = $1', [
    file.agency.masterId,
  ]);
  expect(rows).toMatchObject([
    {
      before: { status: 'Staged or Forwarded' },
      after: {
        status: 'Pending',
        lines: [
          { line: lines[0], status: 'Staged', amount: 1000 },
          { line: lines[1], status: 'Forwarded', amount: 1000 },
        ],
      },
    },
  ]);
});

test('a settled line is locked: not staged, not adjusted, not deleted', async () => {
  const [settled, pending] = [await file.line({ status: 3 }), await file.line()];
  expect((await update(2, [settled])).status).toBe(409);
  expect((await update(1, [settled])).status).toBe(409);
  expect((await file.adjust([{ id: settled, amount: 1 }])).status).toBe(409);
  const gone = { params: { id: file.id }, body: { details: [settled] } };
  expect((await file.person.client.call(contract.deleteLines, gone)).status).toBe(409);
  expect((await update(2, [settled, pending])).body).toEqual({ affected_items: 1 });
  expect((await update(3, [pending])).status).toBe(422);
});

test('two people stage the same lines: each line changes once', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 30; n++) ids.push(await file.line());
  const colleague = await file.agency.newPerson({ permissions: { PRowner: 1 } });
  const request = { params: { id: file.id }, body: { new_status: 2, details: '*', status: 1 } };
  const answers = await Promise.all([
    file.person.client.call(contract.updateLines, request),
    colleague.client.call(contract.updateLines, request),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ affected_items: 30 });
  expect(await changes()).toHaveLength(1);
});

test('archived files cannot get new lines or edits', async () => {
  const id = await file.line();
  const policy = await buildPolicy(app.owner, file.agency.masterId);
  await app.owner.query('UPDATE commission_files SET archived_at = now() WHERE id = $1', [file.id]);
  const manual = { params: { fileId: file.id }, body: { policy, amount: 1, reason: 'Bonus' } };
  const remove = { params: { id: file.id }, body: { details: [id] } };
  expect([
    (await update(2, [id])).status,
    (await file.adjust([{ id, amount: 1 }])).status,
    (await file.person.client.call(contract.addManualLine, manual)).status,
    (await file.person.client.call(contract.deleteLines, remove)).status,
  ]).toEqual([409, 409, 409, 409]);
  // A wrong field comes before a state that forbids it.
  const wrong = { params: { fileId: file.id }, body: { policy: 999_999_999, amount: 1, reason: 'Bonus' } };
  expect((await file.person.client.call(contract.addManualLine, wrong)).status).toBe(422);
});

test('every change of a line raises the version of its file', async () => {
  const id = await file.line();
  const version = async () =>
    (await app.owner.query('SELECT version FROM commission_files WHERE id = $1', [file.id])).rows[0].version;
  await update(2, [id]);
  expect(await version()).toBe(2);
  expect((await update(2, [id])).status).toBe(409);
  await update(1, [id]);
  await file.adjust([{ id, amount: 1 }]);
  expect(await version()).toBe(4);
});
