import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { commissionFigures } from '../figures-contract.ts';
import { figuresSql } from './commission-figures.ts';
import { commissionRoutes } from './public.ts';
import { buildCommissionFile, buildCommissionLine } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

test('the lines of active files are counted by their state, with the sum of what is adjusted', async () => {
  const agency = await app.newAgency();
  const { masterId } = agency;
  const { client } = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const none = { lines: 0, amount: 0 };
  expect((await client.call(commissionFigures)).body).toEqual({
    pending: none,
    staged: none,
    settled: none,
    forwarded: none,
  });
  const file = await buildCommissionFile(app.owner, masterId);
  const archived = await buildCommissionFile(app.owner, masterId, { archived_at: new Date() });
  const line = (columns: object) => buildCommissionLine(app.owner, masterId, { file_id: file, ...columns });
  await line({ adjusted: 1050 });
  await line({ adjusted: -300 });
  await line({ status: 3, adjusted: 2000 });
  await line({ status: 2, adjusted: 7, deleted_at: new Date() });
  await line({ file_id: archived, adjusted: 9 });
  await line({ file_id: null, adjusted: 11 });
  const other = await app.newAgency();
  await buildCommissionLine(app.owner, other.masterId, {
    file_id: await buildCommissionFile(app.owner, other.masterId),
  });
  expect((await client.call(commissionFigures)).body).toEqual({
    pending: { lines: 2, amount: 7.5 },
    staged: none,
    settled: { lines: 1, amount: 20 },
    forwarded: none,
  });
});

test('they are read from the covering index', async () => {
  const { masterId } = await app.newAgency();
  const file = await buildCommissionFile(app.owner, masterId);
  const old = await buildCommissionFile(app.owner, masterId, { archived_at: new Date() });
  const company = (
    await app.owner.query(`INSERT INTO companies (master_id, name) VALUES ($1, 'Palmetto') RETURNING id`, [
      masterId,
    ])
  ).rows[0].id;
  await app.owner.query(
    `INSERT INTO commission_lines (master_id, file_id, status, source, company_id, transaction_on, adjusted)
     SELECT $1, CASE WHEN n % 5 = 0 THEN $2::bigint ELSE $3::bigint END, 1 + n % 4, 2, $4, date '2026-01-01', n
     FROM generate_series(1, 5000) n`,
    [masterId, file, old, company],
  );
  await app.owner.query('VACUUM (ANALYZE) commission_lines, commission_files');
  const plan = await app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${figuresSql}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('Index Only Scan using commission_lines_file');
  expect(plan).not.toContain('Seq Scan on commission_lines');
});
