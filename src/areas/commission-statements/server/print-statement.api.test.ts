import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { showMonth } from '#platform/shared/dates.ts';
import * as contract from '../contract.ts';
import { PRINTED_LINES } from './print-statement.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionStatementRoutes] });
});
afterAll(() => app.close());

test('the paper names the person, the lines with their splits, and what they come to by company', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  await app.owner.query(`UPDATE policies SET purpose = 'RWL' WHERE id = $1`, [world.ofAnna]);
  await world.newLine(file, world.ofAnna, 1001, {
    policy_number: 'AUTO-77',
    customer_name: 'ORTIZ M',
    product_id: world.productId,
    effdate: '2026-10-03',
    commissionable: 8010,
  });
  await world.newLine(file, world.ofAnna, -300, { reason: 'Refund' });
  const earlier = await world.newFile();
  await world.newLine(earlier, world.ofAnna, 4000);
  const { client } = world.owner;
  const before = { employee: world.anna.id, file: earlier };
  expect((await client.call(contract.createStatement, { body: before })).body.number).toBe(1);
  const body = { employee: world.anna.id, note: 'Thank you.' };
  const { id, period } = (await client.call(contract.createStatement, { body })).body;
  const answer = await client.call(contract.statementPdf, { params: { id } });
  expect(answer.headers['content-type']).toBe('application/pdf');
  const text = readPdfText(answer.bytes);
  for (const words of [
    'Test Agency',
    'Commission statement 2',
    showMonth(period),
    `Year to date ${period.slice(0, 4)}`,
    // Its own $3.50 and the $20.00 of the one before.
    '$23.50',
    'Test product',
    '10/03/2026',
    'Renewal',
    '$80.10',
    '12.50 %',
    'Anna Alder',
    'AUTO-77',
    '50.00 %',
    'Thank you.',
  ])
    expect(text).toContain(words);
  // Why a person added or adjusted a line, beside whose it is.
  expect(text.join(' ')).toContain('Refund');
  expect(text.filter((words) => ['$5.00', '-$1.50', '$3.50'].includes(words))).toEqual([
    '$5.00',
    '-$1.50',
    '$3.50',
    '$3.50',
  ]);
});

test('the paper uses the agency’s word for a customer', async () => {
  const world = await newWorld(app);
  const { client, masterId } = world.owner;
  await app.owner.query(`UPDATE agencies SET customer_noun = 'client' WHERE master_id = $1`, [masterId]);
  await world.newLine(await world.newFile(), world.ofAnna, 1000);
  const { id } = (await client.call(contract.createStatement, { body: { employee: world.anna.id } })).body;
  const text = readPdfText((await client.call(contract.statementPdf, { params: { id } })).bytes);
  expect(text).toContain('Company and client');
});

test('a very long statement prints its first lines and the totals of all', async () => {
  const world = await newWorld(app);
  const file = await world.newFile();
  await app.owner.query(
    `INSERT INTO commission_lines (master_id, file_id, status, source, company_id, policy_id, transaction_on, adjusted)
     SELECT $1, $2, 2, 2, $3, $4, '2026-11-10', 200 FROM generate_series(1, ${PRINTED_LINES + 5})`,
    [world.owner.masterId, file, world.companyId, world.ofAnna],
  );
  const { client } = world.owner;
  const { id } = (await client.call(contract.createStatement, { body: { employee: world.anna.id } })).body;
  const text = readPdfText((await client.call(contract.statementPdf, { params: { id } })).bytes);
  expect(text).toContain('And 5 more lines, which are included in the totals.');
  expect(text).toContain(`$${(PRINTED_LINES + 5).toLocaleString('en-US')}.00`);
});
