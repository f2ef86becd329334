import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { hoursFrom } from './hours-sql.ts';
import { timeClockRoutes } from './public.ts';

let app: TestApp;
let masterId: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [(mount) => timeClockRoutes(mount)] });
  const agency = await app.newAgency();
  masterId = agency.masterId;
  const people = await Promise.all(Array.from({ length: 10 }, () => agency.newPerson()));
  await loadQuickly(app.owner, (loader) =>
    loader.query(
      `INSERT INTO time_clock_entries (master_id, employee_id, clocked_in_at, clocked_out_at)
       SELECT $1, ($2::bigint[])[1 + n % 10], timestamptz '2015-01-01 14:00Z' + n / 10 * interval '1 day',
         timestamptz '2015-01-01 22:00Z' + n / 10 * interval '1 day'
       FROM generate_series(1, 40000) n`,
      [masterId, people.map(({ id }) => id)],
    ),
  );
  await app.owner.query('ANALYZE time_clock_entries');
}, PATIENCE);
afterAll(() => app.close());

test('the hours of two weeks come out of the index of when people went', async () => {
  const plan = await app.services.database.asTenant({ masterId }, async (db) => {
    const query = sql`SELECT * FROM ${hoursFrom({ from: '2025-12-01', to: '2025-12-14' })} AS h`;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('time_clock_entries_out');
  expect(plan).not.toContain('Seq Scan on time_clock_entries');
});
