import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { exportLines } from '../line-contract.ts';
import { commissionRoutes } from './public.ts';
import { buildCommissionFile, buildCommissionLine } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

const rowsOf = (bytes: Buffer) => bytes.toString('utf8').trimEnd().split('\r\n').slice(1);

test('the lines of a file go out as CSV and XLSX, those of a filter or of a figure', async () => {
  const { client, masterId } = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const id = await buildCommissionFile(app.owner, masterId);
  const line = (columns: object) => buildCommissionLine(app.owner, masterId, { file_id: id, ...columns });
  await line({ policy_number: 'A-1', commission: 1050, adjusted: 1000, customer_name: 'ORTIZ, M' });
  await line({ policy_number: 'A-2', status: 4, commission: -300 });
  await line({ policy_number: 'A-3', status: 2, source: 4, reason: 'Bonus' });
  const ask = (query: Record<string, unknown>) => client.call(exportLines, { params: { id }, query });
  const all = await ask({});
  expect(all.headers['content-disposition']).toContain(`commission-file-${id}.csv`);
  const rows = rowsOf(all.bytes);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^Pending,Uploaded,2026-11-10,.*,"ORTIZ, M",A-1,.*,100,10\.5,10,-0\.5,$/);
  expect(rows[1]).toMatch(/^Staged,Manual,.*A-3.*,Bonus$/);
  expect(rows[2]).toMatch(/^Forwarded,Uploaded,.*,-3,-3,0,$/);
  expect(rowsOf((await ask({ status: 4 })).bytes)).toHaveLength(1);
  expect(rowsOf((await ask({ part: 'adjusted' })).bytes)).toHaveLength(2);
  const [sheet] = await readExcelFile((await ask({ format: 'xlsx' })).bytes);
  expect(sheet?.data).toHaveLength(4);
  expect((await client.call(exportLines, { params: { id: 99 }, query: {} })).status).toBe(404);
});

test('a file of more lines than one part has goes out whole, each line once', async () => {
  const { client, masterId } = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const id = await buildCommissionFile(app.owner, masterId);
  await app.owner.query(
    `WITH c AS (INSERT INTO companies (master_id, name) VALUES ($1, 'Many') RETURNING id)
     INSERT INTO commission_lines (master_id, file_id, status, source, company_id, policy_number, transaction_on)
     SELECT $1, $2, 1 + n % 2, 2, c.id, 'P-' || n, '2026-11-10' FROM c, generate_series(1, 2345) n`,
    [masterId, id],
  );
  const { bytes } = await client.call(exportLines, { params: { id }, query: {} });
  const numbers = rowsOf(bytes).map((row) => row.split(',')[5]);
  expect([numbers.length, new Set(numbers).size]).toEqual([2345, 2345]);
});
