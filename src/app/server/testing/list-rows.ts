import { buildBilling } from '#areas/account-billing/server/test-data.ts';
import { buildAccount } from '#areas/accounts/server/test-data.ts';
import { buildApiToken } from '#areas/api-tokens/server/test-data.ts';
import { buildAttachment } from '#areas/attachments/server/test-data.ts';
import { buildBringIn } from '#areas/bring-in/server/test-data.ts';
import { buildLogEntry } from '#areas/change-log/server/test-data.ts';
import { buildAssignment, buildCommissionImport } from '#areas/commission-imports/server/test-data.ts';
import { buildCommissionStatement } from '#areas/commission-statements/server/test-data.ts';
import { buildCommissionFile, buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmail } from '#areas/email/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildLockerFile } from '#areas/file-locker/server/test-data.ts';
import { buildContract, buildLine } from '#areas/finance-contracts/server/test-data.ts';
import { buildRequest } from '#areas/finance-gateway/server/test-data.ts';
import { buildFormFill } from '#areas/forms/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { buildOfficeMessage } from '#areas/office-messages/server/test-data.ts';
import { buildDrawer } from '#areas/petty-cash/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildRaterQuote } from '#areas/rater/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import { buildReferral } from '#areas/referrals/server/test-data.ts';
import { buildRolodexContact } from '#areas/rolodex/server/test-data.ts';
import { buildTakeOut } from '#areas/take-out/server/test-data.ts';
import { buildTask } from '#areas/tasks/server/test-data.ts';
import { buildPhoneCall } from '#areas/telephony/server/test-data.ts';
import { buildTemplate } from '#areas/templates/server/test-data.ts';
import { buildStretch } from '#areas/time-clock/server/test-data.ts';
import { buildTrainingVideo } from '#areas/training/server/test-data.ts';
import { buildDelivery } from '#areas/webhooks/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';

/** The list that rows are made for. */
interface Listing {
  app: TestApp;
  owner: TestApp['owner'];
  person: TestPerson;
  masterId: number;
  /** The ids of its path. */
  ids: Record<string, number>;
}

interface ListRows {
  /** Makes one row. */
  add: (listing: Listing, at: number) => Promise<unknown>;
  /** What the call needs besides the page. */
  query?: Record<string, unknown>;
  body?: (listing: Listing) => Record<string, unknown>;
}

const logged = (subject: string, subjectId?: number): ListRows => ({
  add: ({ owner, masterId, ids }) =>
    buildLogEntry(owner, { masterId, subject, subjectId: subjectId ?? ids.id ?? 1 }),
});

const soon = () => new Date().toISOString().slice(0, 10);

/** A line that has been settled, and the person's whole share of it. */
async function addShare({ owner, person, masterId }: Listing, statementId: number | null): Promise<void> {
  const file_id = await buildCommissionFile(owner, masterId);
  const line_id = await buildCommissionLine(owner, masterId, { file_id, status: 3 });
  const share = { master_id: masterId, line_id, employee_id: person.id, split: 10_000, cents: 1000 };
  await insertRow(owner, 'commission_shares', { ...share, statement_id: statementId }, 'line_id');
}

/** An hour of a day each: a row of hours is a person's day. */
function addHours({ owner, person, masterId }: Listing, at: number): Promise<unknown> {
  const day = new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10);
  const stretch = { clocked_in_at: `${day}T15:00:00Z`, clocked_out_at: `${day}T16:00:00Z` };
  return buildStretch(owner, masterId, { employee_id: person.id, ...stretch });
}

export const YEAR = { from: '2026-01-01', to: '2026-12-31' };

/** The rows behind the figures of each report. */
const REPORT_ROWS: Record<string, ListRows> = {
  '/api/reports/production/rows': {
    add: ({ owner, masterId }) => buildPolicy(owner, masterId, { effdate: '2026-03-01' }),
    query: YEAR,
  },
  '/api/reports/renewals/rows': {
    add: ({ owner, masterId }) => buildPolicy(owner, masterId, { expdate: '2026-03-01' }),
    query: YEAR,
  },
  '/api/reports/receipts/rows': { add: ({ owner, masterId }) => buildReceipt(owner, masterId), query: YEAR },
  '/api/reports/commissions/rows': {
    add: async ({ owner, masterId }) =>
      buildCommissionLine(owner, masterId, { file_id: await buildCommissionFile(owner, masterId) }),
    query: YEAR,
  },
  '/api/reports/tasks/rows': {
    add: ({ owner, person, masterId }) =>
      buildTask(owner, masterId, { created_by: person.id, due_on: '2026-03-02' }),
    query: YEAR,
  },
  '/api/reports/leads/rows': { add: ({ owner, masterId }) => buildLead(owner, masterId) },
  '/api/reports/finance/rows': {
    add: async ({ owner, masterId }) => {
      const contract_id = await buildContract(owner, masterId, { status: 'Approved', number_payments: 1 });
      return buildLine(owner, masterId, { contract_id, type: 'New Business', amount: 880_00 });
    },
    query: YEAR,
  },
  '/api/reports/hours/rows': { add: addHours, query: YEAR },
  '/api/reports/petty-cash/rows': { add: ({ owner, masterId }) => buildDrawer(owner, masterId), query: YEAR },
};

/** How each list of the product, by its address, gets a row. */
export const LIST_ROWS: Record<string, ListRows> = {
  '/api/time_tracking/hours': { add: addHours, query: { from: '2026-03-01', to: '2026-12-31' } },
  ...REPORT_ROWS,
  '/api/customer/search': {
    add: ({ owner, masterId }) => buildCustomer(owner, masterId),
    query: { selection: 'name', query: 'Johnson' },
  },
  '/api/customer/{id}/log': logged('customer'),
  '/api/telephony/calls': {
    add: async ({ owner, person, masterId }, at) => {
      const id = await buildPhoneCall(owner, { masterId, employeeId: person.id, secondsAgo: 9000 + at });
      await owner.query(`UPDATE telephony_calls SET ended_at = now(), outcome = 'no answer' WHERE id = $1`, [
        id,
      ]);
    },
  },
  '/api/back_office/accounts': {
    add: ({ owner }, at) => buildAccount(owner, { name: `Walked Account ${at}` }),
    query: { query: 'Walked Account' },
  },
  '/api/back_office/accounts/{account}/billings': {
    add: ({ owner, person, ids }) => buildBilling(owner, person, { account: ids.account as number }),
  },
  '/api/backoffice/history/{accountId}': {
    add: ({ owner, masterId, ids }) =>
      insertRow(owner, 'change_log', {
        master_id: masterId,
        subject: 'account',
        subject_id: ids.accountId,
        action: 'edited',
        before: { source: '' },
        after: { source: 'Referral' },
      }),
  },
  '/api/admin/employees': { add: ({ owner, masterId }) => buildEmployee(owner, masterId) },
  '/api/admin/tokens': { add: ({ owner, person }) => buildApiToken(owner, person) },
  '/api/companies/list': { add: ({ owner, masterId }) => buildCompany(owner, masterId) },
  '/api/webhooks/{id}/deliveries': {
    add: ({ owner, masterId, ids }) => buildDelivery(owner, masterId, ids.id as number),
  },
  '/api/form-history': { add: ({ owner, masterId }) => buildFormFill(owner, masterId) },
  '/api/rolodex': { add: ({ owner, masterId }) => buildRolodexContact(owner, masterId) },
  '/api/leads': { add: ({ owner, masterId }) => buildLead(owner, masterId) },
  '/api/leads/lookup': {
    add: ({ owner, masterId }) => buildLead(owner, masterId),
    query: { query: 'Prospect' },
  },
  '/api/leads/follow-ups': {
    add: ({ owner, masterId }) => buildLead(owner, masterId, { follow_up_on: soon() }),
  },
  '/api/leads/log': {
    add: async ({ owner, masterId }) =>
      buildLogEntry(owner, { masterId, subject: 'lead', subjectId: await buildLead(owner, masterId) }),
  },
  '/api/lead/{id}/notes': {
    add: ({ owner, person, masterId, ids }) =>
      insertRow(owner, 'lead_notes', {
        master_id: masterId,
        lead_id: ids.id,
        employee_id: person.id,
        text: 'Called.',
      }),
  },
  '/api/lead/{id}/log': logged('lead'),
  '/api/rater/quotes': { add: ({ owner, masterId }) => buildRaterQuote(owner, masterId) },
  '/api/rater/quote/{id}/log': logged('rater quote'),
  '/api/customer/{id}/receipts': {
    add: ({ owner, masterId, ids }) => buildReceipt(owner, masterId, { customerId: ids.id as number }),
  },
  '/api/receipts': { add: ({ owner, masterId }) => buildReceipt(owner, masterId) },
  '/api/customer/{customerId}/policies': {
    add: ({ owner, masterId, ids }) => buildPolicy(owner, masterId, { customer_id: ids.customerId }),
  },
  '/api/policy/{id}/log': logged('policy'),
  '/api/tasks/list/{customerId}': {
    add: ({ owner, masterId, ids }) => buildTask(owner, masterId, { customer_id: ids.customerId }),
  },
  '/api/tasks/list/lead/{leadId}': {
    add: ({ owner, masterId, ids }) => buildTask(owner, masterId, { lead_id: ids.leadId }),
  },
  '/api/tasks': {
    add: ({ owner, person, masterId }) => buildTask(owner, masterId, { created_by: person.id }),
  },
  '/api/file-locker/{officeId}/folders/{folder}/items': {
    add: ({ owner, masterId, ids }) =>
      buildLockerFile(owner, masterId, { officeId: ids.officeId as number, parentId: ids.folder as number }),
  },
  '/api/file-locker/{officeId}/bin': {
    add: async ({ owner, person, masterId, ids }) => {
      const { id } = await buildLockerFile(owner, masterId, { officeId: ids.officeId as number });
      await owner.query(
        'UPDATE locker_items SET binned_at = now(), binned_by = $2, binned_with = id WHERE id = $1',
        [id, person.id],
      );
    },
  },
  '/api/bring-ins': {
    add: ({ owner, person, masterId }) => buildBringIn(owner, { masterId, employeeId: person.id }),
  },
  '/api/bring-ins/{id}/rows': {
    add: ({ owner, masterId, ids }, at) =>
      insertRow(
        owner,
        'bring_in_rows',
        { master_id: masterId, bring_in_id: ids.id, row_number: at + 2, input: {} },
        'row_number',
      ),
  },
  '/api/take-outs': {
    add: ({ owner, person, masterId }) => buildTakeOut(owner, { masterId, employeeId: person.id }),
  },
  '/api/templates': { add: ({ owner, masterId }) => buildTemplate(owner, masterId) },
  '/api/templates/{id}/log': logged('template'),
  '/api/email/customer-files/{customerId}': {
    add: ({ owner, person, masterId, ids }) =>
      buildAttachment(owner, { masterId, employeeId: person.id, customerId: ids.customerId as number }),
  },
  '/api/email/lead-files/{leadId}': {
    add: ({ owner, person, masterId, ids }) =>
      buildAttachment(owner, {
        masterId,
        employeeId: person.id,
        customerId: null,
        record: { tableName: 'lead', id: ids.leadId as number },
      }),
  },
  '/api/email/sent': { add: ({ owner, person }) => buildEmail(owner, person) },
  '/api/email/acord-email-history': {
    add: ({ owner, person }) =>
      buildEmail(owner, person, { acord_form: '25', acord_name: 'A', state: 'sent', sent_at: new Date() }),
  },
  '/api/v1/office-message': { add: ({ owner, masterId }) => buildOfficeMessage(owner, masterId) },
  '/api/training': { add: ({ owner, masterId }) => buildTrainingVideo(owner, masterId) },
  '/api/referrals': {
    add: ({ owner, person, masterId }) => buildReferral(owner, { masterId, employeeId: person.id }),
  },
  '/api/change-log': logged('customer', 1),
  '/api/finance/requests': { add: ({ owner, masterId }) => buildRequest(owner, masterId) },
  '/api/commission/file': { add: ({ owner, masterId }) => buildCommissionFile(owner, masterId) },
  '/api/commission/file/{id}/details/list': {
    add: ({ owner, masterId, ids }) => buildCommissionLine(owner, masterId, { file_id: ids.id }),
    body: () => ({ status: 0, company: 0, source: 0, customer: 0, product: 0 }),
  },
  '/api/commission/imports': { add: ({ owner, masterId }) => buildCommissionImport(owner, masterId) },
  '/api/commission/imports/{id}/rows': {
    add: ({ owner, masterId, ids }, at) =>
      insertRow(
        owner,
        'commission_import_rows',
        { master_id: masterId, import_id: ids.id, row_number: at, policy_number: 'TEST-1', commission: 1000 },
        'row_number',
      ),
  },
  // Each of a company of its own, so that each is a row.
  '/api/commission/pool': { add: ({ owner, masterId }) => buildCommissionLine(owner, masterId) },
  '/api/commission/unmatched': { add: ({ owner, masterId }) => buildCommissionLine(owner, masterId) },
  '/api/commission/assignments': { add: ({ owner, masterId }) => buildAssignment(owner, masterId) },
  '/api/commission/statement': { add: ({ owner, masterId }) => buildCommissionStatement(owner, masterId) },
  '/api/commission/statement/preview': {
    add: (listing) => addShare(listing, null),
    body: ({ person }) => ({ employee: person.id }),
  },
  '/api/commission/statement/{id}/lines': { add: (listing) => addShare(listing, listing.ids.id as number) },
  '/api/commission/ledger': {
    add: async ({ owner, person, masterId }) => {
      const posted = { posted_by: person.id, posted_at: '2026-03-02T15:00:00Z' };
      const file_id = await buildCommissionFile(owner, masterId);
      return insertRow(owner, 'commission_ledger', { master_id: masterId, file_id, cents: 1000, ...posted });
    },
    query: YEAR,
  },
  '/api/commission/expected': {
    add: async ({ owner, masterId }) => {
      const product_id = await buildProduct(owner, masterId, { new_percent: 1000, renewal_percent: 1000 });
      return buildPolicy(owner, masterId, { product_id, premium: 100_000, effdate: '2026-03-01' });
    },
    query: YEAR,
  },
};
