import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { listSql } from './list-store.ts';
import { signatureRoutes } from './public.ts';
import { endSql, unfinishedSql } from './store.ts';
import { buildSignatureRequest } from './test-data.ts';

let app: TestApp;
let masterId: number;
let contractId: number;

/** An agency with thousands of requests, nearly all of them signed long ago. */
beforeAll(async () => {
  app = await startTestApp({ areas: [signatureRoutes] });
  const person = await (await app.newAgency()).newPerson();
  masterId = person.masterId;
  const id = await buildSignatureRequest(app.owner, person);
  const { rows } = await app.owner.query('SELECT contract_id FROM signature_requests WHERE id = $1', [id]);
  contractId = rows[0].contract_id;
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO signature_requests (master_id, contract_id, attachment_id, sha256, title, summary, role, name, email,
         language, state, sent_by, expires_at, answered_at, signature, signed_attachment_id)
       SELECT master_id, contract_id + n, attachment_id, sha256, title, '{}', role, name, email, language, 'signed',
         sent_by, now(), now() - interval '30 days', '{}', attachment_id
       FROM signature_requests, generate_series(1, 20000) n WHERE id = $1`,
      [id],
    );
    await loader.query(
      `INSERT INTO signature_mails (master_id, request_id, kind, state)
       SELECT master_id, id, 'link', 'sent' FROM signature_requests`,
    );
  });
  await app.owner.query('ANALYZE signature_requests, signature_mails, employees, finance_contracts');
});
afterAll(() => app.close());

/** As the application runs it: under the tenant's policy. */
function planOf(query: RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test.each([
  ['the requests of a contract are read', () => listSql(contractId), 'signature_requests_contract'],
  ['what is over is found', () => endSql(new Date()), 'signature_requests_ending'],
  ['what is unfinished is found', () => unfinishedSql(new Date()), 'signature_requests_unfinished'],
])('%s by an index, however many were signed', async (_, query, index) => {
  const plan = await planOf(query());
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on signature_/);
});
