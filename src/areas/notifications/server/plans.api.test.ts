import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { FILTERS } from '../rules.ts';
import { countSql, listSql } from './list-store.ts';
import { notificationRoutes } from './public.ts';

const PEOPLE = 20;
const EACH = 2000;
let app: TestApp;
let masterId: number;
let reader: number;

/** An agency in which everybody has thousands of notifications, of which one in forty is unread. */
beforeAll(async () => {
  app = await startTestApp({ areas: [notificationRoutes] });
  masterId = (await app.newAgency()).masterId;
  const run = (text: string) => app.owner.query(text);
  await run(`INSERT INTO employees (master_id, first_name, last_name, email)
    SELECT ${masterId}, 'F' || n, 'L' || n, n || '@plans.test' FROM generate_series(1, ${PEOPLE}) n`);
  await run(`INSERT INTO notification_messages (master_id, title, message)
    SELECT ${masterId}, 'T' || n, 'M' || n FROM generate_series(1, ${EACH}) n`);
  await loadQuickly(app.owner, (loader) =>
    loader.query(`INSERT INTO notifications (master_id, message_id, employee_id, read_at)
    SELECT ${masterId}, m.id, e.id, CASE WHEN m.id % 40 > 0 THEN now() END
    FROM notification_messages m, employees e WHERE m.master_id = ${masterId} AND e.master_id = ${masterId}`),
  );
  await run('ANALYZE notifications, notification_messages, employees');
  reader = (await run(`SELECT min(id) AS id FROM employees WHERE master_id = ${masterId}`)).rows[0].id;
});
afterAll(() => app.close());

/** As the application runs it: under the tenant's policy. */
function planOf(query: RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test('the unread count reads the index of what is unread, and nothing else', async () => {
  const plan = await planOf(countSql(reader));
  expect(plan).toContain('notifications_unread');
  expect(plan).not.toContain('Seq Scan');
});

const INDEXES = { all: 'notifications_receiver', new: 'notifications_unread', read: 'notifications_read' };

test.each(FILTERS)('a slice of the filter %s is read out of its index, in its order', async (filter) => {
  for (const before of [undefined, 30_000]) {
    const plan = await planOf(listSql(reader, { filter, before, limit: 16 }));
    expect(plan).toContain(INDEXES[filter]);
    expect(plan).not.toContain('Seq Scan on notifications');
    expect(plan).not.toContain('Seq Scan on notification_messages');
  }
});
