import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { drawersFrom } from './drawers-sql.ts';
import { pettyCashRoutes } from './public.ts';
import { drawersOfDays, lastEnding, meantToday, ownDrawers } from './store.ts';

const DRAWERS = 40_000;
let app: TestApp;
let masterId: number;
let officeId: number;
let employeeId: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [(mount) => pettyCashRoutes(mount)] });
  const agency = await app.newAgency();
  masterId = agency.masterId;
  officeId = await agency.newOffice();
  const people = await Promise.all(Array.from({ length: 10 }, () => agency.newPerson({ officeId })));
  employeeId = people[0]?.id as number;
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO petty_cash (master_id, office_id, employee_id, day, starting, ending, difference, ended_at, ended_by)
       SELECT $1, $2, ($3::bigint[])[1 + n % 10], date '2015-01-01' + n / 10, 100, 100, 0, now(), $4
       FROM generate_series(1, ${DRAWERS}) n`,
      [masterId, officeId, people.map(({ id }) => id), employeeId],
    );
    await loader.query(
      `INSERT INTO petty_cash_payouts (master_id, petty_cash_id, amount, reason)
       SELECT master_id, id, 1, 'Stamps' FROM petty_cash WHERE master_id = $1`,
      [masterId],
    );
  });
  await app.owner.query('ANALYZE petty_cash, petty_cash_payouts');
}, PATIENCE);
afterAll(() => app.close());

/** As the application would run it: with its role, under the tenant's policy. */
async function planOf(query: (db: Db) => RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query(db)}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test.each([
  ['the drawers of a person', (db: Db) => sql`${ownDrawers(db, { employeeId, officeId })}`],
  [
    'what a person left the last time',
    (db: Db) => sql`${lastEnding(db, { employeeId, officeId }, '2020-01-01')}`,
  ],
  [
    'the drawer of a person of today',
    (db: Db) => sql`${meantToday(db, employeeId, undefined, new Date('2020-01-02T12:00:00Z'))}`,
  ],
  [
    'the drawers of ten days of an office',
    (db: Db) => sql`${drawersOfDays(db, officeId, ['2020-01-02', '2020-01-03'])}`,
  ],
  [
    'the drawers of a week of all offices',
    () => sql`SELECT * FROM ${drawersFrom({ from: '2020-01-02', to: '2020-01-08' })} AS d`,
  ],
  [
    'the drawers of a month of a person',
    () =>
      sql`SELECT * FROM ${drawersFrom({ from: '2020-01-01', to: '2020-01-31', person: employeeId })} AS d`,
  ],
])('%s come out of an index, and payouts out of theirs', async (_, query) => {
  const plan = await planOf(query);
  expect(plan).not.toMatch(/Seq Scan on petty_cash/);
});
