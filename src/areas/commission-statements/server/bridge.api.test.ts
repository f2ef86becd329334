import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as lines from '#areas/commissions/line-contract.ts';
import { commissionRoutes, pageSql } from '#areas/commissions/server/public.ts';
import { buildCommissionFile } from '#areas/commissions/server/test-data.ts';
import { BRIDGE_PARTS } from '#areas/commissions/statuses.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as posting from '../posting-contract.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld, type StatementWorld } from './test-world.ts';
import { tieOutsSql } from './tie-out-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionStatementRoutes] });
});
afterAll(() => app.close());

const [GENERATED, MANUAL, PICKED_UP] = [3, 4, 5];
const [PENDING, STAGED, FORWARDED] = [1, 2, 4];

async function bridgeOf({ owner }: StatementWorld, file: number): Promise<posting.FileTieOut> {
  return (await owner.client.call(posting.tieOutFiles, { body: { ids: [file] } })).body.data[0];
}

/** A file with one line of everything, and a later one that picked up what it forwarded. */
async function twoFiles(world: StatementWorld) {
  const [file, later] = [await world.newFile({ deposit_amount: 3500 }), await world.newFile()];
  await world.newLine(file, world.ofBoth, 1000, { status: STAGED });
  await world.newLine(file, world.ofHouse, 2000, { status: STAGED, adjusted: 1900 });
  const forwarded = await world.newLine(file, world.ofHouse, 500, { status: FORWARDED, adjusted: 450 });
  await world.newLine(file, world.ofAnna, 300, { status: PENDING, source: GENERATED });
  await world.newLine(file, null, 77, { status: PENDING, source: MANUAL });
  const copy = { status: PENDING, source: PICKED_UP, forwards_id: forwarded };
  await world.newLine(later, world.ofHouse, 500, { ...copy, adjusted: 440 });
  return { file, later };
}

test('the bridge leads from the deposit to the statements: received − forwarded + brought in + generated ± adjusted = to pay = statements + open', async () => {
  const world = await newWorld(app);
  const { file, later } = await twoFiles(world);
  const start = {
    received: { lines: 3, amount: 35 },
    forwarded: { lines: 1, amount: 4.5 },
    brought: { lines: 0, amount: 0 },
    generated: { lines: 1, amount: 3 },
    adjusted: { lines: 3, manual: 1, amount: -0.73 },
    toPay: { lines: 4, amount: 32.77 },
  };
  expect((await bridgeOf(world, file)).bridge).toEqual({
    ...start,
    statements: { lines: 0, amount: 0 },
    open: { lines: 4, amount: 32.77 },
  });
  expect((await bridgeOf(world, later)).bridge).toMatchObject({
    received: { lines: 0, amount: 0 },
    brought: { lines: 1, amount: 4.5 },
    adjusted: { lines: 1, manual: 0, amount: -0.1 },
    toPay: { lines: 1, amount: 4.4 },
  });
  await world.owner.client.call(contract.createStatement, { body: { employee: world.anna.id } });
  // Anna's half and the house's remainder; Ben's third waits for a statement of his own.
  expect((await bridgeOf(world, file)).bridge).toEqual({
    ...start,
    statements: { lines: 1, amount: 6.67 },
    open: { lines: 4, amount: 26.1 },
  });
});

test.each(BRIDGE_PARTS)('the figure %s opens its lines: as many as it counts', async (part) => {
  const world = await newWorld(app);
  const { client } = world.owner;
  const { file, later } = await twoFiles(world);
  await client.call(contract.createStatement, { body: { employee: world.anna.id } });
  for (const id of [file, later]) {
    const { bridge } = await bridgeOf(world, id);
    const { body } = await client.call(lines.listLines, { params: { id }, body: { part } });
    expect(body.data).toHaveLength(bridge[part].lines);
    expect(body.stats.count).toBe(bridge[part].lines);
  }
});

test('a figure that is none is refused by name', async () => {
  const world = await newWorld(app);
  const refused = await world.owner.client.call(lines.listLines, {
    params: { id: await world.newFile() },
    body: { part: 'deposit' },
  });
  expect([refused.status, refused.error.errors]).toEqual([
    422,
    { part: ['Choose a figure of the tie-out.'] },
  ]);
});

test(
  'the sums of a file come out of the covering index, whatever else there is; a figure reads no other file',
  async () => {
    const { masterId } = await app.newAgency();
    const policy = await buildPolicy(app.owner, masterId);
    const files: number[] = [];
    for (let n = 0; n < 10; n++) files.push(await buildCommissionFile(app.owner, masterId));
    await loadQuickly(app.owner, async (loader) => {
      await loader.query(
        `WITH c AS (INSERT INTO companies (master_id, name) VALUES ($1, 'Plan') RETURNING id)
         INSERT INTO commission_lines (master_id, file_id, status, source, company_id, policy_id, transaction_on, commission, adjusted)
         SELECT $1, ($2::bigint[])[1 + n % 10], 1 + n % 4, 1 + n % 4, c.id, CASE WHEN n % 50 > 0 THEN $3::bigint + n END,
           '2026-11-10', n % 1000, n % 997
         FROM c, generate_series(1, 50000) n`,
        [masterId, files, policy],
      );
      await loader.query(
        `INSERT INTO commission_shares (master_id, line_id, split, cents)
         SELECT master_id, id, 10000, adjusted FROM commission_lines WHERE master_id = $1 AND status = 3`,
        [masterId],
      );
    });
    await app.owner.query('VACUUM (ANALYZE) commission_lines, commission_files, commission_shares');
    const file = files[0] as number;
    const planOf = (query: ReturnType<typeof tieOutsSql> | ReturnType<typeof pageSql>) =>
      app.services.database.asTenant({ masterId }, async (db) => {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    const plan = await planOf(tieOutsSql([file]));
    expect(plan).toMatch(/Index Only Scan using commission_lines_file/);
    expect(plan).toContain('commission_lines_brought');
    expect(plan).toContain('commission_lines_unmatched');
    expect(plan).not.toContain('Seq Scan on commission_lines');
    const filter = { status: 0, company: 0, source: 0, customer: 0, product: 0 };
    const page = { fileId: file, sort: undefined, reverse: 0, offset: 0, size: 15, officeId: null };
    for (const part of BRIDGE_PARTS) {
      const opened = await planOf(pageSql({ ...page, filter: { ...filter, part } }));
      expect(opened).toMatch(/Index Only Scan using commission_lines_(file|brought)/);
      expect(opened).not.toContain('Seq Scan on commission_lines');
    }
  },
  PATIENCE,
);
