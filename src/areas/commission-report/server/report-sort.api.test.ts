import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { ReportRow } from '../contract.ts';
import { REPORT_SORTS, type ReportSort } from '../rules.ts';
import { commissionReportRoutes } from './public.ts';
import { newWorld } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionReportRoutes] });
});
afterAll(() => app.close());

test('sorts by each column both ways, equals by date, the same on every page', async () => {
  const { newTerm, newLine, report, person } = await newWorld(app);
  const own = (last_name: string) => buildCustomer(app.owner, person.masterId, { first_name: '', last_name });
  const company_id = await buildCompany(app.owner, person.masterId, { name: 'Älpine' });
  const other = await buildProduct(app.owner, person.masterId, { company_id, new_percent: 1000 });
  const term = async (name: string, overrides: object) =>
    newTerm({ customer_id: await own(name), ...overrides });
  const terms = [
    await term('Órtiz', { policy_number: 'B-1', effdate: '2026-01-20', premium: 300_000 }),
    await term('Adams', { policy_number: 'C-1', effdate: '2026-01-15', premium: 200_000, product_id: other }),
    await term('Young', { policy_number: 'A-1', effdate: '2026-01-05', premium: 200_000 }),
  ] as const;
  await newLine(terms[1], 5000, { company_id, commissionable: 50_000 });
  await newLine(terms[2], 9000);
  const order = async (query: object) =>
    ((await report({ ...query })).body.results as ReportRow[]).map(
      ({ policy }) => terms.indexOf(policy.id) + 1,
    );
  const expected: Record<ReportSort, [up: number[], down: number[]]> = {
    kind: [
      [1, 2, 3],
      [3, 2, 1],
    ],
    company: [
      [2, 3, 1],
      [3, 1, 2],
    ],
    customer: [
      [2, 1, 3],
      [3, 1, 2],
    ],
    policy: [
      [3, 1, 2],
      [2, 1, 3],
    ],
    effdate: [
      [3, 2, 1],
      [1, 2, 3],
    ],
    premium: [
      [3, 2, 1],
      [1, 3, 2],
    ],
    // No rate was paid: at the end, whichever way the others go.
    paidPercent: [
      [3, 2, 1],
      [2, 3, 1],
    ],
    expected: [
      [3, 2, 1],
      [1, 3, 2],
    ],
    received: [
      [1, 2, 3],
      [3, 2, 1],
    ],
    difference: [
      [1, 2, 3],
      [3, 2, 1],
    ],
  };
  for (const sort of REPORT_SORTS) {
    const [up, down] = expected[sort];
    expect([sort, await order({ sort }), await order({ sort, reverse: 1 })]).toEqual([sort, up, down]);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...(await order({ sort, page, per_page: 1 })));
    expect([sort, pages]).toEqual([sort, up]);
  }
  // The largest loss first.
  expect(await order({})).toEqual(expected.difference[0]);
});
