import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { openContractsSql } from '#areas/finance-contracts/server/public.ts';
import type { sessionOf } from '#platform/server/auth/session.ts';
import type { Database } from '#platform/server/db/database.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { REPORT_ENDPOINTS } from '../contract.ts';
import type { GroupingName } from '../rules/report.ts';
import { reportNamed } from '../rules/reports.ts';
import { fileOf, rowsFile } from './export-report.ts';
import { sessionOfOwner } from './owner-session.ts';
import { reportRoutes } from './public.ts';
import { groupsSql, rowsSql, totalSql } from './report-sql.ts';
import type { AskedRows } from './source.ts';
import { commissionsSql } from './sources/commissions.ts';
import { hoursSql } from './sources/hours.ts';
import { leadsSql } from './sources/leads.ts';
import { pettyCashSql } from './sources/petty-cash.ts';
import { productionSql } from './sources/production.ts';
import { receiptsSql } from './sources/receipts.ts';
import { renewalsSql } from './sources/renewals.ts';
import { tasksSql } from './sources/tasks.ts';
import type { SqlReport } from './sql-source.ts';

const ROWS = 30_000;
let app: TestApp;
let masterId: number;
let person: TestPerson;
let session: ReturnType<typeof sessionOf>;

beforeAll(async () => {
  app = await startTestApp({ areas: [reportRoutes] });
  const agency = await app.newAgency();
  masterId = agency.masterId;
  const office = await agency.newOffice();
  person = await agency.newPerson({ permissions: { PRowner: 1 }, officeId: office });
  const company = await buildCompany(app.owner, masterId);
  const product = await buildProduct(app.owner, masterId, { company_id: company });
  const customer = await buildCustomer(app.owner, masterId);
  await loadQuickly(app.owner, async (loader) => {
    const fill = (text: string, ...values: unknown[]) => loader.query(text, [masterId, ...values]);
    const day = `date '2018-01-01' + (n * 7919 % 3000)`;
    const series = `FROM generate_series(1, ${ROWS}) n`;
    await fill(
      `INSERT INTO policies (master_id, customer_id, product_id, policy_number, effdate, expdate, premium, status)
       SELECT $1, $2, $3, 'P-' || n, ${day}, ${day} + 365, 100000, 'active' ${series}`,
      customer,
      product,
    );
    await fill(
      `INSERT INTO policy_producers (master_id, policy_id, employee_id, split)
       SELECT $1, id, $2, 5000 FROM policies WHERE master_id = $1`,
      person.id,
    );
    await fill(
      `INSERT INTO receipts (master_id, office_id, number, customer_id, employee_id, day, method, amount, tendered, change_given)
       SELECT $1, $2, n, $3, $4, ${day}, 'cash', 100, 100, 0 ${series}`,
      office,
      customer,
      person.id,
    );
    await fill(
      `INSERT INTO tasks (master_id, type_id, priority_id, status_id, assigned_to, created_by, due_on)
       SELECT $1, 4, 3, 1, $2, $2, ${day} ${series}`,
      person.id,
    );
    await fill(
      `INSERT INTO leads (master_id, first_name, last_name, source, created_at)
       SELECT $1, 'Lena', 'Prospect', 'Radio', ${day} ${series}`,
    );
    // An hour each, one after the other.
    const hour = `timestamptz '2023-01-01 00:00Z' + n * interval '1 hour'`;
    await fill(
      `INSERT INTO time_clock_entries (master_id, employee_id, clocked_in_at, clocked_out_at)
       SELECT $1, $2, ${hour}, ${hour} + interval '50 minutes' ${series}`,
      person.id,
    );
    await fill(
      `INSERT INTO petty_cash (master_id, office_id, employee_id, day, starting)
       SELECT $1, $2, $3, date '1950-01-01' + n, 100 ${series}`,
      office,
      person.id,
    );
    await fill(
      `INSERT INTO petty_cash_payouts (master_id, petty_cash_id, amount, reason)
       SELECT $1, id, 1, 'Stamps' FROM petty_cash WHERE master_id = $1`,
    );
    const file = await fill(
      `INSERT INTO commission_files (master_id, created_by) VALUES ($1, $2) RETURNING id`,
      person.id,
    );
    await fill(
      `INSERT INTO commission_lines (master_id, file_id, source, company_id, transaction_on, commissionable, commission, adjusted)
       SELECT $1, $2, 2, $3, ${day}, 1000, 100, 100 ${series}`,
      file.rows[0].id,
      company,
    );
    await fill(
      `INSERT INTO finance_contracts (master_id, customer_id, company_id, status, premium, policy_fee, tax, mga_fee,
         down_payment, amount_financed)
       SELECT $1, $2, $3, 'Quoted', 1000, 0, 0, 0, 0, 1000 ${series}`,
      customer,
      company,
    );
  });
  await app.owner.query(
    'VACUUM (ANALYZE) policies, policy_producers, receipts, tasks, leads, commission_lines, commission_files, finance_contracts, time_clock_entries, petty_cash, petty_cash_payouts, offices, employees',
  );
  const found = await app.services.database.asTenant({ masterId }, (db) => sessionOfOwner(db, person.id));
  session = found as typeof session;
}, PATIENCE);
afterAll(() => app.close());

/** As the application runs it: with its role, under the tenant's policy. */
function planOf(query: RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const SOURCES: [name: Parameters<typeof reportNamed>[0], source: SqlReport, table: string, index: RegExp][] =
  [
    ['production', productionSql, 'policies', /policies_effective/],
    ['renewals', renewalsSql, 'policies', /policies_expiration/],
    ['receipts', receiptsSql, 'receipts', /receipts_day/],
    ['tasks', tasksSql, 'tasks', /tasks_day/],
    // Either index has the days of the leads in it.
    ['leads', leadsSql, 'leads', /leads_(created|status) .*\n.*Index Cond: .*created_at >=/],
    ['commissions', commissionsSql, 'commission_lines', /commission_lines_day/],
    ['hours', hoursSql, 'time_clock_entries', /time_clock_entries_out/],
    ['petty-cash', pettyCashSql, 'petty_cash', /petty_cash_day.*\n.*Index Cond: .*day >=/],
  ];

const QUERIES = SOURCES.flatMap(([name, source, table, index]) =>
  reportNamed(name).by.flatMap((by) =>
    (['groups', 'total', 'rows'] as const).map((what) => [name, by, what, source, table, index] as const),
  ),
);

test.each(QUERIES)(
  '%s by %s: the %s of a week read that week from an index',
  async (name, by, what, source, table, index) => {
    const asked: AskedRows = {
      report: reportNamed(name),
      by: by as GroupingName,
      range: { from: '2026-01-05', to: '2026-01-11' },
      filters: {},
      session,
      today: '2026-01-11',
    };
    const query = {
      groups: () => groupsSql(source, asked),
      total: () => totalSql(source, asked),
      rows: () => rowsSql(source, asked, { size: 15, offset: 0 }),
    }[what]();
    const plan = await planOf(query);
    expect(plan).toMatch(index);
    expect(plan).not.toContain(`Seq Scan on ${table} `);
  },
);

test('a report is planned for its days, whether they are one or ten thousand', async () => {
  const asked = {
    report: reportNamed('receipts'),
    by: 'month',
    filters: {},
    session,
    today: '2026-01-11',
  } as const;
  const week = { ...asked, range: { from: '2026-01-05', to: '2026-01-11' } };
  const statements = [
    groupsSql(receiptsSql, week),
    totalSql(receiptsSql, week),
    rowsSql(receiptsSql, week, { size: 15, offset: 0 }),
  ];
  await app.services.database.asTenant({ masterId }, async (db) => {
    for (const statement of statements) await statement.execute(db);
    const { rows } = await sql`SELECT statement FROM pg_prepared_statements 
      WHERE statement LIKE '%FROM receipts%' AND statement NOT LIKE '%EXPLAIN%'`.execute(db);
    expect(rows).toEqual([]);
  });
});

test('approved contracts are found among those that are not', async () => {
  const plan = await planOf(openContractsSql({ after: 0, size: 1000 }));
  expect(plan).toContain('finance_contracts_approved');
  expect(plan).not.toContain('Seq Scan on finance_contracts');
});

test.each(['receipts', 'production', 'leads'] as const)(
  'the %s of many years go out part by part, each row once',
  async (name) => {
    const query = { from: '2010-01-01', to: '2040-12-31', what: 'rows', by: 'month' };
    const { body } = await person.client.call(REPORT_ENDPOINTS[name].file, { query });
    const lines: string[] = body.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(ROWS);
    if (name !== 'leads') expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(ROWS);
  },
);

test('an export holds no more than a part of its rows: it reads on as somebody takes what was read, and no further', async () => {
  const { database } = app.services;
  let parts = 0;
  const counting = {
    asTenant: (...given: Parameters<Database['asTenant']>) => {
      parts += 1;
      return database.asTenant(...given);
    },
  } as unknown as Database;
  const asked: AskedRows = {
    report: reportNamed('receipts'),
    by: 'month',
    range: { from: '2010-01-01', to: '2040-12-31' },
    filters: {},
    session,
    today: '2026-01-11',
  };
  const file = await database.asTenant({ masterId }, (db) => rowsFile(db, counting, asked, 'csv'));
  const { content } = await fileOf(file, session, 'csv');
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  const rows = Buffer.from(first.value).toString().split('\r\n').length;
  expect([rows < 4_000, parts]).toEqual([true, 1 + Math.floor(rows / 2_000)]);
  await pieces.return?.();
  expect(parts).toBeLessThanOrEqual(2);
});
