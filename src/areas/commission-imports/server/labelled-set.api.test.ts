import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { makeBook, makeRows, NOISE, PRODUCTS, ROWS } from './test-labelled-rows.ts';
import { dryRun } from './test-statement.ts';

let app: TestApp;
let person: TestPerson;
let companyId: number;
const book = makeBook();
let policyIds: number[];

beforeAll(async () => {
  app = await startTestApp({ areas: [commissionImportRoutes], jobs: commissionImportJobs });
  person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const { masterId } = person;
  companyId = await buildCompany(app.owner, masterId);
  const products: number[] = [];
  for (const { name, line } of PRODUCTS)
    products.push(
      await buildProduct(app.owner, masterId, { company_id: companyId, name, line_of_business: line }),
    );
  const customers = await app.owner.query(
    `INSERT INTO customers (master_id, first_name, last_name, business_name)
     SELECT $1, c->>'first', c->>'last', c->>'business' FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY x (c, place)
     ORDER BY place RETURNING id`,
    [
      masterId,
      JSON.stringify(book.customers.map((each) => (each.business ? { ...each, first: '', last: '' } : each))),
    ],
  );
  const policies = await app.owner.query(
    `INSERT INTO policies (master_id, customer_id, product_id, policy_number, effdate, expdate, premium)
     SELECT $1, (p->>'customer')::bigint, (p->>'product')::bigint, p->>'number', (p->>'effdate')::date,
       (p->>'expdate')::date, (p->>'premium')::bigint
     FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY x (p, place) ORDER BY place RETURNING id`,
    [
      masterId,
      JSON.stringify(
        book.policies.map((each) => ({
          ...each,
          customer: customers.rows[each.customer].id,
          product: products[each.product],
        })),
      ),
    ],
  );
  policyIds = policies.rows.map(({ id }) => Number(id));
});
afterAll(() => app.close());

test(
  'of 2,000 labelled rows with thirty kinds of noise, precision is at least 0.999 and recall at least 0.97',
  async () => {
    const rows = makeRows(book);
    expect(rows).toHaveLength(ROWS);
    expect(Object.keys(NOISE)).toHaveLength(30);
    const { id } = await dryRun(
      person,
      companyId,
      rows.map(
        ({ number, name, product, date, effective, premium }) =>
          `${number},"${name}",${product},${date},${effective},${premium},10.00`,
      ),
    );
    const { rows: stored } = await app.owner.query(
      `SELECT row_number, policy_id, match_reason FROM commission_import_rows
       WHERE master_id = $1 AND import_id = $2 ORDER BY row_number`,
      [person.masterId, id],
    );
    const told = rows.map((row, at) => ({
      ...row,
      expected: row.means === undefined ? null : (policyIds[row.means] ?? null),
      found: stored[at].policy_id === null ? null : Number(stored[at].policy_id),
      reason: stored[at].match_reason as string,
    }));
    const found = told.filter((row) => row.found !== null);
    const right = found.filter((row) => row.found === row.expected);
    const wanted = told.filter((row) => row.expected !== null);
    const [precision, recall] = [right.length / found.length, right.length / wanted.length];
    process.stdout.write(`precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}\n`);
    const wrong = found.filter((row) => row.found !== row.expected);
    expect(wrong.slice(0, 5), 'rows with the wrong policy').toEqual(wrong.length > 1 ? [] : wrong);
    expect(precision).toBeGreaterThanOrEqual(0.999);
    expect(recall).toBeGreaterThanOrEqual(0.97);
  },
  PATIENCE * 2,
);
