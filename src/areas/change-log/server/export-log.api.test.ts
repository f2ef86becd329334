import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { ChangedField } from '#platform/shared/change-log.ts';
import { exportLog, listLog, WORKBOOK_MOST } from '../contract.ts';
import { changeLogRoutes } from './public.ts';
import { buildLogEntry, TEST_BOOK } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [(mount) => changeLogRoutes(mount, TEST_BOOK)], inventsEntries: true });
});
afterAll(() => app.close());

async function newAdmin() {
  const admin = await (await app.newAgency()).newPerson({ permissions: { PRadmin: 1 } });
  const add = (entry: object) => buildLogEntry(app.owner, { masterId: admin.masterId, ...entry });
  const file = (query: Record<string, unknown>) => admin.client.call(exportLog, { query });
  return { admin, add, file };
}

const addMany = (masterId: number, count: number) =>
  app.owner.query(
    `INSERT INTO change_log (master_id, subject, subject_id, action, at, after)
     SELECT $1, 'customer', n, 'edited', timestamptz '2026-01-01' + n / 3 * interval '1 microsecond', '{"memo": "x"}'
     FROM generate_series(1, $2) n`,
    [masterId, count],
  );

test('the filtered list as lines, a row for each field, in words', async () => {
  const { admin, add, file } = await newAdmin();
  const at = '2026-11-15T10:00:00Z';
  await add({ subject: 'task', subjectId: 9 });
  await add({
    employeeId: admin.id,
    subject: 'policy',
    subjectId: 12,
    at,
    before: { premium: 100_000, memo: '=1+1' },
    after: { premium: 123_450, memo: '' },
  });
  const { headers, body } = await file({ subject: 'policy' });
  expect(headers['content-disposition']).toContain('change-log.csv');
  expect(body.split('\r\n')).toEqual([
    '\uFEFFWhen (UTC),Who,Record,Number,What,Field,Before,After',
    `2026-11-15 10:00:00,${admin.name},Policy,12,Edited,Memo,'=1+1,`,
    `2026-11-15 10:00:00,${admin.name},Policy,12,Edited,Premium,"$1,000.00","$1,234.50"`,
    '',
  ]);
});

test('the file names a record in a field by what people know it by', async () => {
  const { admin, add, file } = await newAdmin();
  const after = {
    custid: await buildCustomer(app.owner, admin.masterId, { first_name: 'Maria', last_name: 'Gomez' }),
  };
  await add({ subject: 'task', subjectId: 9, after });
  expect((await file({})).body).toContain(',Task,9,Edited,Customer,,Maria Gomez');
});

test('the file calls a customer what the agency does', async () => {
  const { admin, add, file } = await newAdmin();
  await app.owner.query(`UPDATE agencies SET customer_noun = 'client' WHERE master_id = $1`, [
    admin.masterId,
  ]);
  await add({ subject: 'customer', subjectId: 9, after: { memo: 'x' } });
  expect((await file({})).body).toContain(',Client,9,');
});

test('a long list has every change once, those of one moment too', async () => {
  const { admin, file } = await newAdmin();
  await addMany(admin.masterId, 1_700);
  const lines: string[] = (await file({})).body.trim().split('\r\n').slice(1);
  expect(new Set(lines.map((line) => line.split(',')[3])).size).toBe(1_700);
  expect(lines).toHaveLength(1_700);
});

test('every line of a bulk change is in the file, in cells that fit into a workbook', async () => {
  const { add, file, admin } = await newAdmin();
  const lines = (status: string) =>
    Array.from({ length: 450 }, (_, at) => ({ line: at + 1, policy: `P-${at}`, status, amount: 1000 }));
  await add({
    subject: 'commission file',
    before: { lines: lines('Pending') },
    after: { lines: lines('Staged') },
  });
  const { bytes } = await file({ format: 'xlsx' });
  const [sheet] = await readExcelFile(bytes);
  const cells = (sheet?.data ?? []).slice(1).map((row) => String(row[7]).split('\n'));
  expect(cells.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(cells[2]?.[49]).toBe('Line: 450, Amount: $10.00, Policy: P-449, Status: Staged');
  const { body } = await admin.client.call(listLog);
  const fields = body.results[0].changedFields.map(({ field, before, after }: ChangedField) => [
    field,
    Array.isArray(before) ? before.length : before,
    Array.isArray(after) ? after.length : after,
  ]);
  expect(fields).toEqual([
    ['lines', 20, 20],
    ['moreLines', null, 430],
  ]);
});

test('a workbook contains the same', async () => {
  const { add, file } = await newAdmin();
  await add({ subject: 'task', subjectId: 9, action: 'closed', after: { desc: '=1+1' } });
  const { headers, bytes } = await file({ format: 'xlsx' });
  expect(headers['content-disposition']).toContain('change-log.xlsx');
  const [sheet] = await readExcelFile(bytes);
  expect(sheet?.data[1]?.slice(1)).toEqual(['Coverdesk', 'Task', 9, 'Closed', 'Description', null, '=1+1']);
});

test('a workbook says how many changes it takes', async () => {
  const { admin, file } = await newAdmin();
  await addMany(admin.masterId, WORKBOOK_MOST + 1);
  const { status, body } = await file({ format: 'xlsx' });
  expect(status).toBe(422);
  expect(body.errors.format[0]).toBe(
    'There are 5,001 changes, and a workbook holds up to 5,000. Narrow the filter, or use CSV, which holds them all.',
  );
  expect((await file({ format: 'xlsx', subject: 'task' })).status).toBe(200);
});

test('only administrators can export it', async () => {
  const person = await (await app.newAgency()).newPerson();
  expect((await person.client.call(exportLog)).status).toBe(403);
});
