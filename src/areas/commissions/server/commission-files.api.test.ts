import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { commissionRoutes } from './public.ts';
import { buildCommissionFile, buildCommissionLine } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

let agency: TestAgency;
let person: TestPerson;
let companyId: number;
beforeEach(async () => {
  agency = await app.newAgency();
  person = await agency.newPerson({ permissions: { PRadmin: 1 }, firstName: 'Ada' });
  companyId = await buildCompany(app.owner, agency.masterId, { name: 'Blue Heron' });
});

const newFile = (columns: Record<string, unknown> = {}) =>
  buildCommissionFile(app.owner, agency.masterId, { created_by: person.id, ...columns });
const newLine = (columns: Record<string, unknown>) =>
  buildCommissionLine(app.owner, agency.masterId, { company_id: companyId, ...columns });
const list = async (query: Record<string, unknown> = {}) =>
  (await person.client.call(contract.listFiles, { query })).body;
const post = (endpoint: Parameters<typeof person.client.call>[0], ids: number[]) =>
  person.client.call(endpoint, { body: { ids } });

test('the list shows files with the counts of their lines and the sum of Adjusted', async () => {
  const id = await newFile({ company_id: companyId, deposit_amount: 5000 });
  for (const status of [1, 1, 2, 3, 4]) await newLine({ file_id: id, status, adjusted: 150 });
  await newLine({ file_id: id, deleted_at: 'now' });
  expect((await list()).data).toEqual([
    {
      id,
      company: { id: companyId, name: 'Blue Heron' },
      total: 7.5,
      created: expect.any(String),
      start: '2026-11-01',
      end: '2026-11-30',
      deposited: '2026-11-15',
      depositAmount: 50,
      creator: 'Ada Example',
      details: { pending: 2, staged: 1, settled: 1, forwarded: 1 },
      deletable: false,
      postable: 0,
      active: true,
      posted: null,
    },
  ]);
});

test('postable counts shares of settled lines that are on a statement or the house’s, and not in the ledger', async () => {
  const id = await newFile();
  const line = await newLine({ file_id: id, status: 3 });
  const share = (columns: string, values: string) =>
    app.owner.query(
      `INSERT INTO commission_shares (master_id, line_id, split, cents ${columns}) VALUES ($1, $2, 5000, 500 ${values})`,
      [agency.masterId, line],
    );
  await share('', '');
  await share(', employee_id', `, ${person.id}`);
  expect((await list()).data[0].postable).toBe(1);
});

test('files come newest first in pages; counts cover both tabs, a page past the end is the last', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 17; n++) ids.push(await newFile({ created_at: `2026-11-${10 + n}` }));
  await newFile({ archived_at: 'now' });
  const first = await list();
  expect(first.counts).toEqual({ active: 17, archived: 1 });
  expect(first.data.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed().slice(0, 15));
  const last = await list({ page: 9, count: 15 });
  expect(last.pagination).toEqual({
    current_page: 2,
    last_page: 2,
    per_page: 15,
    total: 17,
    from: 16,
    to: 17,
  });
  expect((await list({ status: 1 })).data).toHaveLength(1);
  expect((await person.client.call(contract.listFiles, { query: { status: 2 } })).status).toBe(422);
});

test('archive and unarchive change the tab once; whoever comes second is told so', async () => {
  const id = await newFile();
  expect((await post(contract.archiveFiles, [id])).status).toBe(204);
  expect((await post(contract.archiveFiles, [id])).status).toBe(409);
  expect((await list()).counts).toEqual({ active: 0, archived: 1 });
  expect((await post(contract.unarchiveFiles, [id])).status).toBe(204);
  expect((await list()).counts).toEqual({ active: 1, archived: 0 });
});

test('deleting needs every file to be deletable, and returns carrier lines to the pool as the carrier wrote them', async () => {
  const [good, settled] = [await newFile(), await newFile()];
  const carrier = await newLine({ file_id: good, status: 2, adjusted: 1, reason: 'Half of it' });
  const dropped = await newLine({ file_id: good, deleted_at: 'now' });
  await newLine({ file_id: good, source: 4 });
  const corrects_id = await newLine({ file_id: settled, status: 3 });
  const correcting = await newLine({ file_id: good, source: 4, corrects_id, reason: 'Not hers' });
  const refused = await post(contract.deleteFiles, [good, settled]);
  expect(refused).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining(String(settled)) },
  });
  expect((await post(contract.deleteFiles, [good])).status).toBe(204);
  const { rows } = await app.owner.query(
    'SELECT id, file_id, status, adjusted, reason, deleted_at IS NOT NULL AS gone FROM commission_lines WHERE id = ANY ($1) ORDER BY id',
    [[carrier, dropped, correcting]],
  );
  expect(rows).toEqual([
    { id: carrier, file_id: null, status: 1, adjusted: 1000, reason: '', gone: false },
    { id: dropped, file_id: good, status: 1, adjusted: 1000, reason: '', gone: true },
    { id: correcting, file_id: null, status: 1, adjusted: 1000, reason: 'Not hers', gone: false },
  ]);
  const log = await app.owner.query(
    `SELECT before->'lines' AS lines FROM change_log WHERE subject_id = $1 AND action = 'deleted'`,
    [good],
  );
  expect(log.rows[0].lines).toMatchObject([
    { line: carrier, policy: 'TEST-1', status: 'Staged', amount: 1 },
    { status: 'Pending', amount: 1000 },
    { line: correcting, status: 'Pending', amount: 1000 },
  ]);
  expect((await post(contract.deleteFiles, [good])).status).toBe(404);
  const view = await person.client.call(contract.viewFile, { params: { id: good } });
  expect(view.status).toBe(404);
});

test('files of another agency are not there, in any call', async () => {
  const other = await app.newAgency();
  const foreign = await buildCommissionFile(app.owner, other.masterId);
  const own = await newFile();
  for (const endpoint of [
    contract.deleteFiles,
    contract.archiveFiles,
    contract.unarchiveFiles,
    contract.fetchFiles,
    contract.mergeFiles,
  ])
    expect((await post(endpoint, [own, foreign])).status).toBe(404);
});

test('the view names companies, products, who and when, and the totals of the file', async () => {
  const id = await newFile();
  await newLine({ file_id: id, status: 4 });
  await newLine({ file_id: id, adjusted: 50 });
  const { body } = await person.client.call(contract.viewFile, { params: { id } });
  expect(body).toMatchObject({
    file: { id, status: 0, creator: 'Ada Example', startDate: '2026-11-01', merge: null },
    companies: [{ id: companyId, name: 'Blue Heron' }],
    products: [],
    totals: { pending: 1, staged: 0, settled: 0, forwarded: 1, commissionable: 200, adjusted: 10.5 },
  });
});
