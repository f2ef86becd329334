import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { LEAD_STATUSES } from '../statuses.ts';
import { pageOfFollowUps } from './follow-ups.ts';
import { type leadRows, pageOfLeads } from './list-store.ts';
import { leadRoutes } from './public.ts';

/** An index that is worth it among so few is worth it among more. */
const ROWS = 20_000;
let app: TestApp;
let masterId: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [leadRoutes] });
  const [large, small] = [await app.newAgency(), await app.newAgency()];
  masterId = large.masterId;
  await loadQuickly(app.owner, (loader) =>
    loader.query(
      `INSERT INTO leads (master_id, status, first_name, last_name, phone, email, source, created_at, follow_up_on)
       SELECT CASE WHEN n % 50 = 0 THEN $2::bigint ELSE $1 END, ($3::text[])[1 + n % 7], left(md5('f' || n), 5), left(md5('l' || n), 5),
         '305' || lpad((n * 7919 % 10000000)::text, 7, '0'), 'e' || n || '@example.test', 'Source ' || n % 20,
         now() - n * interval '10 minutes', CASE WHEN n % 3 = 0 THEN date '2026-01-01' + n % 400 END
       FROM generate_series(1, ${ROWS}) n`,
      [masterId, small.masterId, LEAD_STATUSES],
    ),
  );
  await app.owner.query('ANALYZE leads');
}, PATIENCE);
afterAll(() => app.close());

/** As the application runs it: under the tenant's policy. */
function planOf(query: (db: Db) => ReturnType<typeof leadRows>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const rows = await query(db).explain('text');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test.each([
  ['all leads', LEAD_STATUSES, 'leads_created'],
  ['a list by status', ['open'] as const, 'leads_status'],
  ['all leads of whom a list is closed to', LEAD_STATUSES.slice(0, 6), 'leads_created'],
])('%s come out of an index in their order', async (_, statuses, index) => {
  const plan = await planOf((db) => pageOfLeads(db, { statuses }, { reverse: 0, size: 15, offset: 0 }));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on leads');
  expect(plan).not.toContain('Sort Key');
});

test.each([undefined, 'overdue', 'week'] as const)(
  'follow-ups (%s) come out of an index in the order of their days',
  async (due) => {
    const wanted = { today: '2026-06-01', statuses: ['new', 'open'] as const, assignee: undefined };
    const plan = await planOf((db) => pageOfFollowUps(db, wanted, due).limit(15));
    expect(plan).toContain('leads_follow_up');
    expect(plan).not.toContain('Seq Scan on leads');
    expect(plan).not.toContain('Sort Key');
  },
);

/** As the definer functions run it: in the role that searches. */
async function searchPlanOf(maker: string): Promise<string> {
  const client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  await client.query(`SELECT set_config('app.master_id', '${masterId}', false)`);
  await client.query(`SET ROLE ${app.roles.search}`);
  const found = await client.query(`SELECT ${maker} AS sql`);
  const { rows } = await client.query(`EXPLAIN ${found.rows[0].sql}`);
  await client.end();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('the look-up reads its index', async () => {
  const plan = await searchPlanOf(`lead_lookup_sql(ARRAY['c4ca42'], 500)`);
  expect(plan).toContain('leads_lookup');
  expect(plan).not.toContain('Seq Scan');
});

test('who is a lead already under a name is found by the indexes of the names', async () => {
  const plan = await searchPlanOf(
    `same_leads_sql(ARRAY['pilar pena'], ARRAY['3055550142'], 'p@pena.test', 5)`,
  );
  expect(plan).toContain('leads_whole_name');
  expect(plan).toContain('leads_contact_name');
  expect(plan).not.toContain('Seq Scan');
});
