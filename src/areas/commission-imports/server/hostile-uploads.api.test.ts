import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { slowestHealth } from '#platform/server/testing/slowest-health.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import {
  endlessAttributes,
  largeRelations,
  wideUnknownHeadings,
} from './statement/test-hostile-statements.ts';
import { sendStatement, statement } from './test-statement.ts';

let app: TestApp;
let person: TestPerson;
let companyId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionImportRoutes], jobs: commissionImportJobs });
  person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  companyId = await buildCompany(app.owner, person.masterId);
});
afterAll(() => app.close());

test('a workbook whose relations part is large is refused, and the health call answers within a second', async () => {
  const bytes = largeRelations();
  const sending = sendStatement(person, companyId, bytes, 'march.xlsx');
  expect(await slowestHealth(app, sending)).toBeLessThan(1000);
  expect((await sending).status).toBe(422);
});

test('sixteen files whose attributes never end take no agency down: whatever reads a foreign file is outside of any transaction', async () => {
  const bytes = endlessAttributes();
  expect(bytes.length).toBeLessThan(5000);
  const sending = Promise.all(
    Array.from({ length: 16 }, () => sendStatement(person, companyId, bytes, 'march.xlsx')),
  );
  const other = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const theirs = sendStatement(
    other,
    await buildCompany(app.owner, other.masterId),
    statement(['HO-1,Ann,,3/1/2026,,5,5']),
  );
  expect(await slowestHealth(app, Promise.all([sending, theirs]))).toBeLessThan(1000);
  expect((await theirs).status).toBe(200);
  const statuses = (await sending).map(({ status }) => status);
  expect(new Set(statuses).size).toBeLessThanOrEqual(2);
  for (const { status, headers } of await sending) {
    expect([422, 429]).toContain(status);
    if (status === 429) expect(headers['retry-after']).toBe('5');
  }
});

test('thirty lines of two hundred long headings that nobody knows hold nobody up', async () => {
  const sending = sendStatement(person, companyId, wideUnknownHeadings());
  expect(await slowestHealth(app, sending)).toBeLessThan(1000);
  expect((await sending).status).toBe(200);
});
