import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { type FillFilter, pageOfFills } from './fill-store.ts';
import { formRoutes } from './public.ts';
import { buildFormFill } from './test-data.ts';

let app: TestApp;
let masterId: number;
let customerId: number;
let formId: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [formRoutes] });
  masterId = (await app.newAgency()).masterId;
  const first = await buildFormFill(app.owner, masterId);
  const { rows } = await app.owner.query('SELECT customer_id, form_id FROM form_fills WHERE id = $1', [
    first,
  ]);
  customerId = Number(rows[0].customer_id);
  formId = Number(rows[0].form_id);
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO customers (master_id, first_name, last_name) SELECT $1, 'Ann', 'Lee' FROM generate_series(1, 2000)`,
      [masterId],
    );
    await loader.query(
      `INSERT INTO form_fills (master_id, form_id, form_name, customer_id, attachment_id, filled, employee_id)
       SELECT u.master_id, u.form_id, 'Certificate', c.id, u.attachment_id, '[]', u.employee_id
       FROM form_fills u CROSS JOIN customers c CROSS JOIN generate_series(1, 10)
       WHERE u.id = $1 AND c.master_id = u.master_id`,
      [first],
    );
  });
  await app.owner.query('ANALYZE customers, forms, form_fills, attachments');
}, PATIENCE);
afterAll(() => app.close());

test.each<[string, () => FillFilter, string]>([
  ['a page of all', () => ({}), 'form_fills_pkey'],
  ['the forms of a customer', () => ({ customerId }), 'form_fills_customer'],
  ['what was made of a form', () => ({ formId }), 'form_fills_'],
])('%s comes out of its index', async (_, filter, index) => {
  const plan = await app.services.database.asTenant({ masterId }, async (db) => {
    const query = pageOfFills(db, filter(), { size: 15, offset: 0 });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on form_fills');
});
