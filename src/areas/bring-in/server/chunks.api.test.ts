import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samePolicies } from '#areas/policies/server/public.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { bringInRoutes } from './public.ts';
import { buildBringIn } from './test-data.ts';
import { bringInJob } from './work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [bringInRoutes] });
});
afterAll(() => app.close());

/** A dry run of that many customers, whose import the test itself runs. */
async function importing(people: number, names: (at: number) => object) {
  const agency = await app.newAgency();
  const person = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const id = await buildBringIn(app.owner, { ...person, employeeId: person.id }, { state: 'importing' });
  const rows = Array.from({ length: people }, (_, at) => ({ row: at + 2, input: names(at) }));
  await app.owner.query(
    `INSERT INTO bring_in_rows (master_id, bring_in_id, row_number, input)
     SELECT $1, $2, r.row, r.input FROM jsonb_to_recordset($3) AS r (row bigint, input jsonb)`,
    [agency.masterId, id, JSON.stringify(rows)],
  );
  const run = (database = app.services.database) =>
    bringInJob.handle({ masterId: agency.masterId, bringInId: id }, { ...app.services, database });
  const view = async () => (await person.client.call(contract.viewBringIn, { params: { id } })).body;
  const customers = async () =>
    (await app.owner.query('SELECT count(*) AS n FROM customers WHERE master_id = $1', [agency.masterId]))
      .rows[0].n;
  return { agency, person, id, run, view, customers };
}

test('an import that ended in the middle goes on where it was, and adds nobody twice', async () => {
  const { run, view, customers } = await importing(250, (at) => ({
    firstName: 'Test',
    lastName: `Person${at}`,
  }));
  const { database } = app.services;
  let chunks = 0;
  const breaking = Object.create(database, {
    asTenant: {
      value: (...given: Parameters<typeof database.asTenant>) => {
        chunks += 1;
        return chunks > 2 ? Promise.reject(new Error('The process ended.')) : database.asTenant(...given);
      },
    },
  });
  await expect(run(breaking)).rejects.toThrow('The process ended.');
  expect(await view()).toMatchObject({ state: 'importing', rowsDone: 100 });
  expect(await customers()).toBe(100);
  await run();
  expect(await view()).toMatchObject({ state: 'imported', rowsDone: 250 });
  expect(await customers()).toBe(250);
});

test('two imports of the same names at the same time, in opposite orders, both end', async () => {
  const letters = (at: number) => String.fromCharCode(97 + (at % 26)).repeat(5);
  const first = await importing(150, (at) => ({ firstName: letters(at), lastName: letters(at * 7) }));
  const id = await buildBringIn(
    app.owner,
    { ...first.person, employeeId: first.person.id },
    { state: 'importing' },
  );
  await app.owner.query(
    `INSERT INTO bring_in_rows (master_id, bring_in_id, row_number, input)
     SELECT master_id, $3, 1000 - row_number, input FROM bring_in_rows WHERE master_id = $1 AND bring_in_id = $2`,
    [first.agency.masterId, first.id, id],
  );
  const second = bringInJob.handle({ masterId: first.agency.masterId, bringInId: id }, app.services);
  await Promise.all([first.run(), second]);
  expect(await first.customers()).toBe(300);
  const { rows } = await app.owner.query(
    `SELECT sum(customers) AS counted, (SELECT count(*) FROM customer_words WHERE master_id = $1) AS words
     FROM name_words WHERE master_id = $1`,
    [first.agency.masterId],
  );
  expect(Number(rows[0].counted)).toBe(Number(rows[0].words));
});

test('whether somebody is here already is asked by an index, for as many rows as there are', async () => {
  const agency = await app.newAgency();
  const person = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const id = await buildBringIn(app.owner, { ...person, employeeId: person.id });
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO bring_in_rows (master_id, bring_in_id, row_number, input, number)
       SELECT $1, $2, n, '{}', n::text FROM generate_series(1, 20000) n`,
      [agency.masterId, id],
    );
    await loader.query(
      `INSERT INTO policies (master_id, customer_id, product_id, policy_number, effdate, expdate)
       SELECT $1, 1, 1, 'P-' || n, '2026-01-01', '2027-01-01' FROM generate_series(1, 20000) n`,
      [agency.masterId],
    );
    await loader.query('ANALYZE bring_in_rows, policies');
  });
  const planOf = (query: RawBuilder<unknown>) =>
    app.services.database.asTenant(agency, async (db) => {
      const { rows } = await sql<Record<string, string>>`EXPLAIN ${query}`.execute(db);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    });
  const term = { row: 1, policyNumber: 'A-1', productId: 1, effdate: '2026-01-01' };
  expect(await planOf(samePolicies([term]))).not.toContain('Seq Scan');
  expect(
    await planOf(sql`SELECT row_number FROM bring_in_rows WHERE bring_in_id = ${id}
      AND outcome = ANY (${['waiting']}::text[]) AND row_number > ${5} ORDER BY row_number LIMIT 100`),
  ).not.toContain('Seq Scan');
});
