import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundKysely, type Db } from '#platform/server/db/bound-kysely.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as store from './store.ts';
import { OFFICE_AREAS } from './test-office-day.ts';

/** Days of each of two offices. */
const DAYS = 15_000;
let app: TestApp;
let client: pg.Client;
let office: number;

beforeAll(async () => {
  app = await startTestApp({ areas: OFFICE_AREAS });
  const agency = await app.newAgency();
  const { masterId } = agency;
  const { id: person } = await agency.newPerson();
  const offices = [await agency.newOffice('Harbor'), await agency.newOffice('Main Street')];
  office = offices[0] as number;
  await loadQuickly(app.owner, async (loader) => {
    for (const each of offices) {
      const series = `FROM generate_series(1, ${DAYS}) n`;
      const values = [masterId, each, person];
      await loader.query(
        `INSERT INTO day_counts (master_id, office_id, day, pieces, cash, counted_by)
         SELECT $1, $2, date '1980-01-01' + n, '{}', 0, $3 ${series}`,
        values,
      );
      await loader.query(
        `INSERT INTO day_closes (master_id, office_id, day, deposit, expected, figures, previous_hash, hash, closed_by, closed_at)
         SELECT $1, $2, date '1980-01-01' + n, 0, 0, '', n::text, repeat(md5(n::text), 2), $3, now() ${series}`,
        values,
      );
    }
  });
  client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  await client.query('ANALYZE day_counts, day_closes, employees');
  await client.query(`SELECT set_config('app.master_id', '${masterId}', false)`);
  await client.query(`SET ROLE ${app.roles.app}`);
}, PATIENCE);
afterAll(async () => {
  await client.end();
  await app.close();
});

/** The plan of the very statement that is sent, with the application's role, under the tenant's policy. */
async function planOf(work: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explain = async ({ text, values }: pg.QueryConfig) => {
    const { rows } = await client.query(`EXPLAIN ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return { rows: [], rowCount: 0 } as unknown as pg.QueryResult;
  };
  await work(boundKysely(explain));
  return plans.join('\n');
}

const WEEK = ['2010-01-04', '2010-01-05', '2010-01-06', '2010-01-07', '2010-01-08'];

test.each<[what: string, index: RegExp, work: (db: Db) => Promise<unknown>]>([
  ['whether a day is closed', /day_closes_(closed|day)/, (db) => store.isClosed(db, office, '2010-01-04')],
  ['the newest close of a day', /day_closes_day/, (db) => store.lastCloseOf(db, office, '2010-01-04')],
  ['the last closes of an office', /day_closes_order/, (db) => store.lastCloses(db, office, 11)],
  ['the closes of a week', /day_closes_(day|closed)/, (db) => store.closesOfDays(db, office, WEEK)],
  ['the counts of a week', /day_counts_day/, (db) => store.listCounts(db, office, WEEK)],
])('%s come out of an index, however many days there are', async (_, index, work) => {
  const plan = await planOf(work);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan on day_(closes|counts)/);
});
