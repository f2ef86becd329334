import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { paymentMethodRoutes } from './public.ts';
import { card, discount, NEXT_YEAR } from './test-bodies.ts';

let app: TestApp;
let office: TestBackOffice;
beforeAll(async () => {
  app = await startTestApp({ areas: [paymentMethodRoutes] });
  office = await openBackOffice(app);
});
afterAll(() => app.close());

const save = (body: object, headers: Record<string, string> = {}) =>
  office.accounting.client.call(contract.savePaymentMethod, { body, headers });

test('a canary card and its code are nowhere: not in the database, the logs, the job store or the data folder', async () => {
  const account = await office.newAccount();
  const canary = '4929420573595709';
  // No id and no number begins with a zero.
  const code = '0642';
  const body = (more: object) =>
    card(account, { account: canary, cc_detail: { expdate: NEXT_YEAR, code }, ...more });
  const key = { 'idempotency-key': 'canary' };
  const answers = [
    await save(body({}), key),
    await save(body({}), key),
    await save(body({ routing: 'Discover' })),
  ];
  answers.push(
    await save(body({ id: answers[0]?.body.id })),
    await save(body({ id: answers[0]?.body.id, discounts: [discount({ amount: 1000 })] })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 200, 422]);
  const { rows } = await app.owner.query(`
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss')`);
  let dump = '';
  for (const { name } of rows)
    dump += (
      await app.owner.query(`SELECT coalesce(string_agg(t::text, chr(10)), '') AS rows FROM ${name} t`)
    ).rows[0].rows;
  expect(dump).toContain('****5709');
  const files = readdirSync(app.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  const answered = JSON.stringify(answers.map(({ body: answer }) => answer));
  for (const text of [dump, app.logLines.join(''), answered, ...files]) {
    expect(text.includes(canary.slice(0, 12))).toBe(false);
    // Not as a part of a longer number or a fraction of a second.
    expect(text).not.toMatch(new RegExp(`(?<![\\w.:-])${code}(?![\\w-])`));
  }
});
