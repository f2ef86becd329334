import type pg from 'pg';
import { DEMO_PASSWORD } from '#areas/session/server/public.ts';
import { hashPassword } from '#platform/server/auth/passwords.ts';
import { connectOwner } from '#platform/server/db/prepare-database.ts';
import { agencyRows } from './agency-rows.ts';
import { bulkLoad } from './bulk-load.ts';
import { type CompanyIds, companyRowsOf } from './company-rows.ts';
import { type CustomerIds, customerRows } from './customer-rows.ts';
import { demoToday } from './days.ts';
import { COMPANIES_OF_DEMO_AGENCY } from './demo-companies.ts';
import type { FinanceIds } from './finance-tables.ts';
import { agencySizes, FIRST_LARGE_AGENCY, largeAgency } from './large-agencies.ts';
import { FINANCE_TABLES, largeFinanceRows } from './large-finance-rows.ts';
import { largePolicyRows } from './large-policy-rows.ts';
import { largeTaskRows, type TaskIds } from './large-task-rows.ts';
import { type PolicyIds, productsFrom } from './policy-rows.ts';
import { moveSequences } from './sequences.ts';
import { TableLoader } from './table-loader.ts';

export interface LargeDataOptions {
  customers: number;
  agencies: number;
  today?: string;
  say: (line: string) => void;
}

/** The tables with a row or more for each customer. An area adds its own. */
const TABLES = [
  'customers',
  'household_members',
  'vehicles',
  'policies',
  'policy_producers',
  'tasks',
  ...FINANCE_TABLES,
];
/** Well above what the demo world and its users reach. */
const FIRST_ID = 1_000_000;
/** The demo world numbers its tasks from a million on. */
const FIRST_TASK = 2_000_000;
/** The demo world numbers its contracts and lines from 2.2 million on. */
const FIRST_CONTRACT = 3_000_000;
const FEW = [
  'agencies',
  'offices',
  'employees',
  'logins',
  'companies',
  'products',
  'product_finance_companies',
];
const WORDS = ['customer_words', 'name_endings', 'name_words'];
const PROGRESS_MS = 5_000;

/** Adds agencies from 5001 on, with as many customers as requested, all of them or nothing. */
export async function loadLargeData(ownerUrl: string, options: LargeDataOptions): Promise<void> {
  const owner = await connectOwner(ownerUrl);
  try {
    await owner.query('BEGIN');
    await owner.query('LOCK TABLE agencies IN EXCLUSIVE MODE');
    await refuseSecondLoad(owner, options.agencies);
    await owner.query('ALTER TABLE customers DISABLE TRIGGER USER');
    await bulkLoad(owner, TABLES, options.say, () => loadAgencies(owner, options));
    await owner.query('ALTER TABLE customers ENABLE TRIGGER USER');
    options.say('Putting names under their words …');
    await owner.query('CALL fill_customer_words()');
    await moveSequences(owner);
    await owner.query('COMMIT');
    options.say('Counting for the planner …');
    await owner.query(`VACUUM (ANALYZE) ${[...FEW, ...TABLES, ...WORDS]}`);
  } finally {
    await owner.end();
  }
}

async function refuseSecondLoad(owner: pg.ClientBase, agencies: number): Promise<void> {
  const last = FIRST_LARGE_AGENCY + agencies - 1;
  const { rows } = await owner.query('SELECT 1 FROM agencies WHERE master_id BETWEEN $1 AND $2 LIMIT 1', [
    FIRST_LARGE_AGENCY,
    last,
  ]);
  if (rows.length > 0) {
    throw new Error(
      `This database has agencies between ${FIRST_LARGE_AGENCY} and ${last} already: large data is loaded once. Use another DATA_DIR or DATABASE_URL.`,
    );
  }
}

async function loadAgencies(owner: pg.ClientBase, options: LargeDataOptions): Promise<void> {
  const { customers, agencies, say, today = demoToday() } = options;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const loader = new TableLoader(owner);
  const ids: CustomerIds & CompanyIds & PolicyIds & TaskIds & FinanceIds = {
    customer: FIRST_ID,
    member: FIRST_ID,
    vehicle: FIRST_ID,
    company: FIRST_ID,
    product: FIRST_ID,
    policy: FIRST_ID,
    task: FIRST_TASK,
    contract: FIRST_CONTRACT,
    line: FIRST_CONTRACT,
    funding: FIRST_CONTRACT,
  };
  const started = performance.now();
  let said = started;
  for (const [at, count] of agencySizes(customers, agencies).entries()) {
    const agency = largeAgency(FIRST_LARGE_AGENCY + at, count);
    const officeIds = agency.offices.map(({ id }) => id);
    await loader.load(agencyRows(agency, passwordHash));
    const companies = [...companyRowsOf(agency.masterId, COMPANIES_OF_DEMO_AGENCY, ids)];
    await loader.load(companies);
    const products = productsFrom(companies, agency.masterId);
    const firstCustomer = ids.customer + 1;
    await loader.load(customerRows({ masterId: agency.masterId, officeIds, count, today, ids }));
    const producerIds = agency.people.map(({ id }) => id);
    const world = { masterId: agency.masterId, products, officeIds, producerIds, today, ids };
    const policies = largePolicyRows(world, firstCustomer, ids.customer);
    const finance = {
      masterId: agency.masterId,
      employeeId: agency.people[0]?.id ?? 0,
      companies,
      today,
      ids,
    };
    await loader.load(largeFinanceRows(finance, policies));
    const work = { masterId: agency.masterId, officeIds, ownerIds: producerIds, today, ids };
    await loader.load(largeTaskRows(work, firstCustomer, ids.customer));
    if (performance.now() - said > PROGRESS_MS) {
      said = performance.now();
      const seconds = Math.round((said - started) / 1000);
      say(`${(ids.customer - FIRST_ID).toLocaleString('en-US')} customers after ${seconds} s`);
    }
  }
  await loader.finish();
}
