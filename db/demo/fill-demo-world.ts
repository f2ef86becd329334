import type pg from 'pg';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#areas/session/server/public.ts';
import { newWebhookSecret, webhookSecretPlace } from '#areas/webhooks/server/public.ts';
import { hashPassword } from '#platform/server/auth/passwords.ts';
import { seal } from '#platform/server/crypto/envelope.ts';
import type { SealingKeys } from '#platform/server/crypto/sealing-keys.ts';
import { connectOwner } from '#platform/server/db/prepare-database.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { DEMO_AGENCIES } from './agencies.ts';
import { agencyRows } from './agency-rows.ts';
import { apiTokenRows } from './api-token-rows.ts';
import { attachmentTypeRows, storeDemoFiles } from './attachment-rows.ts';
import { PROVIDER } from './back-office-catalogue.ts';
import { backOfficeRows } from './back-office-rows.ts';
import { bringInRows } from './bring-in-rows.ts';
import { storeDemoStatements } from './commission-draft-rows.ts';
import { withStatements } from './commission-import-rows.ts';
import { commissionRows } from './commission-rows.ts';
import { numberStatements } from './commission-statement-numbers.ts';
import { commissionStatementRows } from './commission-statement-rows.ts';
import { companyRows } from './company-rows.ts';
import { type CustomerIds, customerRows, rowsOf } from './customer-rows.ts';
import { dayCloseRows } from './day-close-rows.ts';
import { demoToday } from './days.ts';
import { emailRows, storeDemoMailFiles } from './email-rows.ts';
import { employeeRows } from './employee-rows.ts';
import { financeLogRows } from './finance-log-rows.ts';
import { financePaymentRows } from './finance-payment-rows.ts';
import { financedPolicies, planPayments } from './finance-payments.ts';
import { financeRequestRows } from './finance-request-rows.ts';
import { financeRows, mariasContracts } from './finance-rows.ts';
import { storeDemoForms } from './form-rows.ts';
import { historyRows } from './history-rows.ts';
import { leadRows } from './lead-rows.ts';
import { storeDemoLocker } from './locker-rows.ts';
import { MEMORABLE_CUSTOMERS } from './memorable-customers.ts';
import { notificationRows } from './notification-rows.ts';
import { officeMessageRows } from './office-message-rows.ts';
import { pettyCashRows } from './petty-cash-rows.ts';
import { policyRows } from './policy-rows.ts';
import { storeQuotedContracts } from './quoted-papers.ts';
import { quotedRows } from './quoted-rows.ts';
import { raterRows } from './rater-rows.ts';
import { receiptRows } from './receipt-rows.ts';
import { referralRows } from './referral-rows.ts';
import { reportFilterRows } from './report-filter-rows.ts';
import { rolodexRows } from './rolodex-rows.ts';
import { moveSequences } from './sequences.ts';
import { SMALL_AGENCIES } from './small-agencies.ts';
import { TableLoader, type TableRow } from './table-loader.ts';
import { taskRows } from './task-rows.ts';
import { telephonyRows } from './telephony-rows.ts';
import { templateRows } from './template-rows.ts';
import { timeClockRows } from './time-clock-rows.ts';
import { trainingRows } from './training-rows.ts';
import { webhookRows } from './webhook-rows.ts';

const DEMO_AGENCY = 1001;

/** For each agency: how many customers, and the id before that of its first. */
const CUSTOMERS: Readonly<Record<number, { count: number; before: number }>> = {
  [DEMO_AGENCY]: { count: 680, before: 100_000 },
  1002: { count: 60, before: 110_000 },
  1: { count: 5, before: 120_000 },
};

/** What the demo world needs besides the database. */
interface Outside {
  files: FileStore;
  sealingKeys: SealingKeys;
}

/**
 * Fills an empty database with the demo world, all of it or nothing. A database with an agency stays as it is. Returns
 * whether the demo world is there.
 */
export async function fillDemoWorld(
  ownerUrl: string,
  { files, sealingKeys }: Outside,
  say: (line: string) => void,
  today = demoToday(),
): Promise<boolean> {
  const owner = await connectOwner(ownerUrl);
  try {
    await owner.query('BEGIN');
    // Two processes that start at the same time on a new database: the second waits here and then finds it filled.
    await owner.query('LOCK TABLE agencies IN EXCLUSIVE MODE');
    const { rows } = await owner.query('SELECT 1 FROM agencies LIMIT 1');
    if (rows.length === 0) {
      say('Filling the demo world …');
      await fill(owner, { files, sealingKeys }, today);
    }
    const demo = await owner.query('SELECT 1 FROM employees WHERE email = $1', [DEMO_ACCOUNTS[0]?.email]);
    await owner.query('COMMIT');
    return demo.rows.length > 0;
  } finally {
    await owner.end();
  }
}

async function fill(owner: pg.ClientBase, { files, sealingKeys }: Outside, today: string): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const loader = new TableLoader(owner);
  await loader.load(demoRows(passwordHash, today));
  await loader.load(backOfficeRows(today, (row, number) => sealNumber(sealingKeys, row, number)));
  await loader.load(webhookRows(today, (masterId, row) => sealSecret(sealingKeys, masterId, row)));
  const contracts = [...financeRows(policyRows(CUSTOMERS, today), today)];
  await loader.load(await storeDemoFiles(files, today, mariasContracts(contracts)));
  await loader.load(await storeQuotedContracts(files, today));
  await loader.load(await storeDemoMailFiles(files, today));
  await loader.load(await storeDemoLocker(files, today));
  await loader.load(await storeDemoForms(files, today));
  await loader.load(await storeDemoStatements(files, policyRows(CUSTOMERS, today), today));
  await loader.finish();
  await moveSequences(owner, { agencies: 2000, offices: 1000, employees: 1000, customers: 130_000 });
  await owner.query(
    'ANALYZE customers, household_members, vehicles, policies, policy_producers, receipts, receipt_details',
  );
}

/** As a save of a payment method seals it. */
function sealNumber(keys: SealingKeys, row: number, number: string): string {
  return seal(
    keys,
    { masterId: PROVIDER, table: 'account_payment_methods', column: 'sealed_number', row },
    number,
  );
}

/** A secret that nobody was shown. */
function sealSecret(keys: SealingKeys, masterId: number, row: number): string {
  return seal(keys, webhookSecretPlace(masterId, row), newWebhookSecret());
}

/** Every row of the demo world. An area adds its own at the end. */
export function* demoRows(passwordHash: string, today: string): Generator<TableRow> {
  const ids: CustomerIds = { customer: 0, member: 0, vehicle: 0 };
  for (const agency of DEMO_AGENCIES) {
    const { masterId } = agency;
    yield* agencyRows(agency, passwordHash);
    const officeIds = agency.offices.map(({ id }) => id);
    const { count, before } = CUSTOMERS[masterId] ?? { count: 0, before: 0 };
    ids.customer = before;
    yield* customerRows({ masterId, officeIds, count, today, ids });
  }
  for (const { id, officeId, customer } of MEMORABLE_CUSTOMERS) {
    yield* rowsOf(DEMO_AGENCY, id, officeId, customer, ids);
  }
  yield* historyRows(DEMO_AGENCY, [11, 12, 13], today);
  yield* timeClockRows(DEMO_AGENCY, [11, 12, 13], today);
  yield* employeeRows(DEMO_AGENCY, passwordHash, today);
  yield* telephonyRows(DEMO_AGENCY, today);
  for (const agency of SMALL_AGENCIES) yield* agencyRows(agency, passwordHash);
  yield* companyRows();
  yield* rolodexRows();
  yield* reportFilterRows(today);
  yield* bringInRows();
  yield* policyRows(CUSTOMERS, today);
  yield* leadRows(CUSTOMERS[DEMO_AGENCY] ?? { count: 0, before: 0 }, today);
  yield* taskRows(CUSTOMERS[DEMO_AGENCY] ?? { count: 0, before: 0 }, today);
  // The lines of receipts name contracts, and the ledgers of contracts name receipts.
  const contracts = [...financeRows(policyRows(CUSTOMERS, today), today)];
  const payments = planPayments(contracts, today);
  yield* contracts;
  yield* financeLogRows(contracts, policyRows(CUSTOMERS, today), payments);
  const quoted = [...quotedRows(today)];
  yield* quoted;
  yield* financeLogRows(quoted, quoted, []);
  yield* financeRequestRows(today);
  const policies = financedPolicies(contracts);
  const receipts = [...receiptRows(policyRows(CUSTOMERS, today), today, { payments, policies })];
  yield* receipts;
  yield* financePaymentRows(payments);
  const drawers = [...pettyCashRows(today)];
  yield* drawers;
  yield* dayCloseRows([...receipts, ...drawers], today);
  yield* attachmentTypeRows();
  yield* numberStatements(commissionsOf(today));
  yield* officeMessageRows();
  yield* trainingRows();
  yield* referralRows(today);
  yield* notificationRows(taskRows(CUSTOMERS[DEMO_AGENCY] ?? { count: 0, before: 0 }, today), today);
  yield* templateRows();
  yield* emailRows(today);
  yield* apiTokenRows(today);
  yield* raterRows(CUSTOMERS[DEMO_AGENCY] ?? { count: 0, before: 0 }, today);
}

function* commissionsOf(today: string): Generator<TableRow> {
  yield* withStatements(commissionRows(policyRows(CUSTOMERS, today), today), today);
  yield* commissionStatementRows(policyRows(CUSTOMERS, today), today);
}
