import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { LogFilter } from '../contract.ts';
import { countOfLog, pageOfLog, wordsOf } from './store.ts';

const ROWS = 55_000;
let app: TestApp;
let masterId: number;
let person: number;

/** An agency with many changes by 50 people in 20 kinds of records, beside a smaller one. */
beforeAll(async () => {
  app = await startTestApp({ areas: [], inventsEntries: true });
  for (const count of [10_000, ROWS]) {
    masterId = (await app.newAgency()).masterId;
    const { rows } = await app.owner.query(
      `INSERT INTO employees (master_id, first_name, last_name, email)
       SELECT $1, 'F', 'L' || n, n || '@' || gen_random_uuid() || '.test' FROM generate_series(1, 50) n RETURNING id`,
      [masterId],
    );
    person = rows[0].id;
    await app.owner.query(
      `INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, at, after)
       SELECT $1, $2 + n % 50, 'kind ' || n % 20, n % 3000, 'action ' || n % 15,
         timestamptz '2026-11-15' - n * interval '5 minutes', '{"memo": "x"}'
       FROM generate_series(1, $3) n`,
      [masterId, person, count],
    );
  }
  await app.owner.query('VACUUM ANALYZE change_log, employees');
}, PATIENCE);
afterAll(() => app.close());

/** As the application runs it: under the tenant's policy. */
function planOf(query: RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const range = { from: new Date('2026-06-01'), to: new Date('2026-06-08') };
const FILTERS: [string, string, () => LogFilter][] = [
  ['everything', 'change_log_time', () => ({})],
  ['days', 'change_log_time', () => range],
  ['a kind', 'change_log_kind', () => ({ subject: 'kind 7' })],
  ['a kind and days', 'change_log_kind', () => ({ subject: 'kind 7', ...range })],
  ['a person', 'change_log_employee', () => ({ person })],
  ['a person and days', 'change_log_employee', () => ({ person, ...range })],
  ['an action', 'change_log_action', () => ({ action: 'action 3' })],
  ['an action and days', 'change_log_action', () => ({ action: 'action 3', ...range })],
];

test.each(FILTERS)('%s: the page is a stretch of %s', async (_, index, filter) => {
  const plan = await planOf(pageOfLog(filter(), { size: 15 }));
  expect(plan).toContain(`Index Scan Backward using ${index}`);
  expect(plan).not.toContain('Seq Scan on change_log');
});

test('one record reads only its own entries', async () => {
  const plan = await planOf(pageOfLog({ subject: 'kind 7', record: 7 }, { size: 15 }));
  expect(plan).toContain('change_log_subject');
});

test('a person and a kind together are answered from an index', async () => {
  const plan = await planOf(pageOfLog({ subject: 'kind 7', person, action: 'action 3' }, { size: 15 }));
  expect(plan).toMatch(/change_log_(kind|employee|action)/);
  expect(plan).not.toContain('Seq Scan on change_log');
});

test.each(FILTERS)('%s is counted from an index', async (_, __, filter) => {
  expect(await planOf(countOfLog(filter()))).toMatch(/using change_log_|on change_log_/);
});

test('the rest of an export continues where it was in the same index', async () => {
  const olderThan = { exact_at: '2026-08-01 00:00:00+00', id: 5 };
  const plan = await planOf(pageOfLog({ subject: 'kind 7' }, { size: 500, olderThan }));
  expect(plan).toContain('Index Scan Backward using change_log_kind');
});

test.each(['subject', 'action'] as const)('the choices of %s step through an index', async (column) => {
  const plan = await planOf(wordsOf(column));
  expect(plan).toContain('Index Only Scan using change_log_');
  expect(plan).not.toContain('Seq Scan on change_log');
});
