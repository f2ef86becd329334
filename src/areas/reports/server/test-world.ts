import { buildCommissionFile, buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildContract, buildFinanceCompany, buildLine } from '#areas/finance-contracts/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { buildDrawer } from '#areas/petty-cash/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import { buildTask } from '#areas/tasks/server/test-data.ts';
import { buildStretch } from '#areas/time-clock/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import { addDays, addMonths } from '#platform/shared/calendar.ts';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import { REPORT_ENDPOINTS } from '../contract.ts';
import type { ReportName } from '../rules/report.ts';

export const TODAY = () => dayAt(USUAL_TIME_ZONE, new Date());
/** Beyond which nothing of the world lies. */
export const ALL_DAYS = { from: '2010-01-01', to: '2040-12-31' };

export interface ReportWorld {
  app: TestApp;
  masterId: number;
  person: TestPerson;
  colleague: TestPerson;
  offices: readonly [number, number];
  customer: number;
  show(report: ReportName, query?: object, who?: TestPerson): ReturnType<TestPerson['client']['call']>;
  rows(report: ReportName, query?: object, who?: TestPerson): ReturnType<TestPerson['client']['call']>;
  file(report: ReportName, query?: object, who?: TestPerson): ReturnType<TestPerson['client']['call']>;
  /** One number of the database, past the application. */
  sum(sql: string, ...values: unknown[]): Promise<number>;
}

/** What a customer, a source and a description must not do in a spreadsheet. */
export const HOSTILE = '=HYPERLINK("http://evil.test","x")';

/** An agency with something in each report: two offices, two people, and whatever can be told apart. */
export async function newReportWorld(app: TestApp): Promise<ReportWorld> {
  const agency = await app.newAgency();
  const { masterId } = agency;
  const offices = [await agency.newOffice('Harbor Office'), await agency.newOffice('Main Street')] as const;
  const person = await agency.newPerson({
    firstName: 'Ann',
    permissions: { PRowner: 1 },
    officeId: offices[0],
  });
  const colleague = await agency.newPerson({ firstName: 'Bob', officeId: offices[1] });
  const customer = await buildCustomer(app.owner, masterId, { first_name: '', last_name: HOSTILE });
  const world: ReportWorld = {
    app,
    masterId,
    person,
    colleague,
    offices,
    customer,
    show: (report, query = {}, who = person) =>
      who.client.call(REPORT_ENDPOINTS[report].show, { query: { ...query } }),
    rows: (report, query = {}, who = person) =>
      who.client.call(REPORT_ENDPOINTS[report].rows, { query: { ...query } }),
    file: (report, query = {}, who = person) =>
      who.client.call(REPORT_ENDPOINTS[report].file, { query: { ...query } }),
    async sum(sql, ...values) {
      const { rows } = await app.owner.query(sql, [masterId, ...values]);
      return Number(Object.values(rows[0])[0]);
    },
  };
  await fillPolicies(world);
  await fillReceipts(world);
  await fillCommissions(world);
  await fillTasksAndLeads(world);
  await fillContracts(world);
  await fillHours(world);
  await fillPettyCash(world);
  return world;
}

async function fillPolicies({ app, masterId, person, colleague, offices, customer }: ReportWorld) {
  const today = TODAY();
  const companies = [
    await buildCompany(app.owner, masterId, { name: 'Heron' }),
    await buildCompany(app.owner, masterId, { name: 'Plume' }),
  ];
  const lines = ['Personal Auto', 'Homeowners'];
  for (let at = 0; at < 10; at++) {
    const product_id = await buildProduct(app.owner, masterId, {
      company_id: companies[at % 2],
      line_of_business: lines[at % 2],
    });
    const effdate = addMonths(today, at - 16);
    const status = ['active', 'renewed', 'active', 'pending', 'active'][at % 5];
    const policy_id = await buildPolicy(app.owner, masterId, {
      customer_id: customer,
      product_id,
      office_id: offices[at % 2],
      effdate,
      expdate: addMonths(effdate, 12),
      premium: 100_001 + at * 7_777,
      purpose: at % 3 === 0 ? 'RWL' : 'NEW',
      status,
    });
    const split = async (employee_id: number, percent: number) =>
      insertRow(
        app.owner,
        'policy_producers',
        { master_id: masterId, policy_id, employee_id, split: percent },
        'policy_id',
      );
    // Alone, two who share unevenly, one with a rest for the house, none.
    if (at % 4 === 0) await split(person.id, 10_000);
    if (at % 4 === 1) await split(person.id, 3_333);
    if (at % 4 <= 2 && at % 4 > 0) await split(colleague.id, 5_000);
  }
}

async function fillReceipts({ app, masterId, person, colleague, offices, customer }: ReportWorld) {
  const today = TODAY();
  for (let at = 0; at < 8; at++) {
    await buildReceipt(app.owner, masterId, {
      customerId: customer,
      columns: {
        office_id: offices[at % 2],
        employee_id: at % 3 === 0 ? person.id : colleague.id,
        number: at + 1,
        day: addDays(today, -at * 20),
        method: ['cash', 'check', 'card'][at % 3],
        amount: 1_000 + at,
        tendered: 1_000 + at,
        ...(at === 5 && { voided_at: new Date(), voided_by: person.id, void_reason: 'Typed twice' }),
        ...(at % 3 === 1 && { check_number: '77' }),
        ...(at % 3 === 2 && { last_four: '4242' }),
      },
    });
  }
}

async function fillCommissions({ app, masterId }: ReportWorld) {
  const company_id = await buildCompany(app.owner, masterId, { name: 'Carrier' });
  const file_id = await buildCommissionFile(app.owner, masterId);
  const later = await buildCommissionFile(app.owner, masterId);
  const line = (overrides: object) =>
    buildCommissionLine(app.owner, masterId, { company_id, file_id, ...overrides });
  await line({ status: 1, commission: 1_000, adjusted: 900 });
  await line({ status: 3, commission: 2_000 });
  // Waits to be picked up; the other was, and its copy is the one that counts.
  await line({ status: 4, commission: 4_000 });
  const forwarded = await line({ status: 4, commission: 8_000 });
  await line({ file_id: later, status: 1, source: 5, forwards_id: forwarded, commission: 8_000 });
  // In the pool, and deleted.
  await line({ file_id: null, commission: 16_000 });
  await line({ deleted_at: new Date(), commission: 32_000 });
}

async function fillTasksAndLeads({ app, masterId, person, colleague, offices }: ReportWorld) {
  const today = TODAY();
  for (let at = 0; at < 6; at++) {
    await buildTask(app.owner, masterId, {
      created_by: person.id,
      assigned_to: at % 2 === 0 ? person.id : colleague.id,
      due_on: addDays(today, at * 3 - 6),
      type_id: 1 + (at % 3),
      description: HOSTILE,
      ...(at === 4 && { open: false, closed_at: new Date(), closed_by: person.id }),
    });
    await buildLead(app.owner, masterId, {
      source: ['Radio', HOSTILE, ''][at % 3],
      status: ['new', 'open', 'sold', 'closed', 'incubate', 'sold'][at],
      assigned_to: at % 2 === 0 ? person.id : null,
      office_id: offices[at % 2],
      created_at: `${addDays(today, -at * 10)}T15:00:00Z`,
    });
  }
}

/** Two that owe ten payments each, one of them paid three; one that is only quoted. */
async function fillContracts({ app, masterId, person, customer }: ReportWorld) {
  const advanced_on = addMonths(TODAY(), -5);
  for (const paid of [0, 264_00]) {
    const contract = await buildContract(app.owner, masterId, {
      customer_id: customer,
      company_id: await buildFinanceCompany(app.owner, masterId, { name: `Finance ${paid}` }),
      status: 'Approved',
      advanced_on,
    });
    const line = (row: object) =>
      buildLine(app.owner, masterId, { contract_id: contract, employee_id: person.id, ...row });
    await line({ type: 'New Business', amount: 880_00 });
    if (paid > 0) await line({ type: 'Payment', sub_type: 'MPP', amount: -paid });
  }
  await buildContract(app.owner, masterId, { customer_id: customer });
}

/** Uneven minutes of both over some weeks, one of the stays past midnight; someone without an office as well. */
async function fillHours({ app, masterId, person, colleague }: ReportWorld) {
  const monday = '2026-03-02';
  const stay = (employee_id: number, clocked_in_at: string, clocked_out_at: string) =>
    buildStretch(app.owner, masterId, { employee_id, clocked_in_at, clocked_out_at });
  for (let at = 0; at < 8; at++) {
    const day = addDays(monday, at * 5);
    await stay(person.id, `${day}T14:00:00Z`, `${day}T21:${10 + at}:00Z`);
    if (at % 2 === 0) await stay(colleague.id, `${day}T15:00:00Z`, `${day}T18:07:00Z`);
  }
  await stay(colleague.id, '2026-03-04T03:00:00Z', '2026-03-04T06:20:00Z');
  await buildStretch(app.owner, masterId);
}

/** Drawers that came out, were over and were short, with payouts and without; the last is open. */
async function fillPettyCash({ app, masterId, person, colleague, offices }: ReportWorld) {
  const endings = [10_000, 10_125, 9_000, 8_801, 7_000, 12_345, undefined];
  for (const [at, ending] of endings.entries())
    await buildDrawer(app.owner, masterId, {
      ending,
      payouts: at % 2 === 0 ? [] : [500, 700],
      columns: {
        employee_id: at % 3 === 0 ? person.id : colleague.id,
        office_id: offices[at % 2],
        day: addDays('2026-03-02', at * 9),
        ...(ending !== undefined && { ending_reason: HOSTILE }),
      },
    });
}
