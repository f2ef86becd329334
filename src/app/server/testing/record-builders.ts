import { buildAccountAddOn, buildAddOn } from '#areas/account-add-ons/server/test-data.ts';
import { buildBilling } from '#areas/account-billing/server/test-data.ts';
import { buildConversion } from '#areas/account-conversions/server/test-data.ts';
import { buildPaymentMethod } from '#areas/account-payment-methods/server/test-data.ts';
import { buildAccount, buildPackage } from '#areas/accounts/server/test-data.ts';
import { buildApiToken } from '#areas/api-tokens/server/test-data.ts';
import { buildAttachment, buildAttachmentType } from '#areas/attachments/server/test-data.ts';
import { buildBringIn } from '#areas/bring-in/server/test-data.ts';
import {
  buildAssignment,
  buildCommissionImport,
  buildUnmatchedLine,
} from '#areas/commission-imports/server/test-data.ts';
import { buildCommissionStatement } from '#areas/commission-statements/server/test-data.ts';
import { buildCommissionFile, buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer, buildMerge } from '#areas/customers/server/test-data.ts';
import { buildEmail, buildEmailFile } from '#areas/email/server/test-data.ts';
import { buildEmployee, buildEmployeeGroup } from '#areas/employees/server/test-data.ts';
import { buildLockerFile, buildLockerFolder } from '#areas/file-locker/server/test-data.ts';
import { buildContract, buildPost } from '#areas/finance-contracts/server/test-data.ts';
import { buildForm, buildFormFill } from '#areas/forms/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { buildListView } from '#areas/list-views/server/test-data.ts';
import { buildAddOnRequest } from '#areas/market-place/server/test-data.ts';
import { buildNotification } from '#areas/notifications/server/test-data.ts';
import { buildOfficeMessage } from '#areas/office-messages/server/test-data.ts';
import { buildOffice, buildOfficeGroup } from '#areas/offices/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildRaterQuote } from '#areas/rater/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import { buildReferral } from '#areas/referrals/server/test-data.ts';
import { buildReportFilter } from '#areas/reports/server/test-data.ts';
import { buildRolodexContact } from '#areas/rolodex/server/test-data.ts';
import { buildSignatureRequest } from '#areas/signatures/server/test-data.ts';
import { buildTakeOut } from '#areas/take-out/server/test-data.ts';
import { buildTask, buildTaskChoice } from '#areas/tasks/server/test-data.ts';
import { buildPhoneCall } from '#areas/telephony/server/test-data.ts';
import { buildTemplate } from '#areas/templates/server/test-data.ts';
import { buildStretch } from '#areas/time-clock/server/test-data.ts';
import { buildTrainingTag, buildTrainingVideo } from '#areas/training/server/test-data.ts';
import { buildDelivery, buildWebhook } from '#areas/webhooks/server/test-data.ts';
import type { RecordBuilder } from '#platform/server/testing/endpoint-walker.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';

/** How to make a record for each kind of id that a path names. */
export const BUILDERS: Record<string, RecordBuilder> = {
  customer: (app, person) => buildCustomer(app.owner, person.masterId),
  customerMerge: (app, person) => buildMerge(app.owner, person),
  employee: (app, person) => buildEmployee(app.owner, person.masterId),
  employeeGroup: (app, person) => buildEmployeeGroup(app.owner, person.masterId),
  phoneCall: (app, person) => buildPhoneCall(app.owner, { ...person, employeeId: person.id }),
  account: (app) => buildAccount(app.owner),
  addOn: (app, person) => buildAddOn(app.owner, person.masterId),
  paymentMethod: async (app, person) =>
    buildPaymentMethod(app.owner, person.masterId, { account: await buildAccount(app.owner) }),
  addOnRequest: async (app, person) =>
    buildAddOnRequest(app.owner, person.masterId, { account: await buildAccount(app.owner) }),
  accountAddOn: async (app, person) =>
    buildAccountAddOn(app.owner, person.masterId, { account: await buildAccount(app.owner) }),
  billing: async (app, person, { account }) =>
    buildBilling(app.owner, person, { account: (account as number) ?? (await buildAccount(app.owner)) }),
  package: (app, person) => buildPackage(app.owner, person.masterId),
  conversion: async (app, person, { masterId }) =>
    buildConversion(app.owner, person, { account: (masterId as number) ?? (await buildAccount(app.owner)) }),
  session: async (app, person) => {
    const sql = `SELECT start_session($1, $2, decode(md5(random()::text), 'hex'), 'elsewhere') AS id`;
    return (await app.owner.query(sql, [person.masterId, person.id])).rows[0].id;
  },
  apiToken: async (app, person) => (await buildApiToken(app.owner, person)).id,
  form: (app, person) => buildForm(app.owner, person.masterId),
  formFill: (app, person) => buildFormFill(app.owner, person.masterId),
  office: (app, person) => buildOffice(app.owner, person.masterId),
  officeGroup: (app, person) => buildOfficeGroup(app.owner, person.masterId),
  company: (app, person) => buildCompany(app.owner, person.masterId),
  product: (app, person, { companyId }) =>
    buildProduct(app.owner, person.masterId, { company_id: companyId }),
  policy: (app, person, { customerId }) =>
    buildPolicy(app.owner, person.masterId, { customer_id: customerId }),
  referral: (app, person) => buildReferral(app.owner, { ...person, employeeId: person.id }),
  reportFilter: (app, person) => buildReportFilter(app.owner, { ...person, employeeId: person.id }),
  listView: (app, person) => buildListView(app.owner, { ...person, employeeId: person.id }),
  bringIn: (app, person) => buildBringIn(app.owner, { ...person, employeeId: person.id }),
  takeOut: (app, person) => buildTakeOut(app.owner, { ...person, employeeId: person.id }),
  rolodexContact: (app, person) => buildRolodexContact(app.owner, person.masterId),
  lead: (app, person) => buildLead(app.owner, person.masterId),
  raterQuote: (app, person) => buildRaterQuote(app.owner, person.masterId),
  receipt: (app, person) => buildReceipt(app.owner, person.masterId),
  financeContract: (app, person, { customerId }) =>
    buildContract(app.owner, person.masterId, { customer_id: customerId }),
  signatureRequest: (app, person) => buildSignatureRequest(app.owner, person),
  financePost: (app, person) => buildPost(app.owner, person.masterId),
  stretch: (app, person) => buildStretch(app.owner, person.masterId),
  task: (app, person) => buildTask(app.owner, person.masterId),
  taskType: (app, person) => buildTaskChoice(app.owner, person.masterId, 'task_types'),
  taskPriority: (app, person) => buildTaskChoice(app.owner, person.masterId, 'task_priorities'),
  taskStatus: (app, person) => buildTaskChoice(app.owner, person.masterId, 'task_statuses'),
  attachment: async (app, person) => (await attachmentOf(app, person)).id,
  lockerFolder: async (app, person, { officeId }) =>
    buildLockerFolder(app.owner, person.masterId, {
      officeId: (officeId as number) ?? (await officeOf(app, person)),
    }),
  lockerItem: async (app, person) => (await lockerFileOf(app, person)).id,
  lockerVersion: async (app, person) => (await lockerFileOf(app, person)).version,
  storedFile: async (app, person) => (await attachmentOf(app, person)).file,
  ownAgency: async (_, person) => person.masterId,
  ownPerson: async (_, person) => person.id,
  notification: (app, person) => buildNotification(app.owner, { ...person, employeeId: person.id }),
  trainingVideo: (app, person) => buildTrainingVideo(app.owner, person.masterId),
  trainingTag: (app, person) => buildTrainingTag(app.owner, person.masterId),
  officeMessage: (app, person) => buildOfficeMessage(app.owner, person.masterId),
  commissionImport: (app, person) => buildCommissionImport(app.owner, person.masterId),
  unmatchedLine: (app, person) => buildUnmatchedLine(app.owner, person.masterId),
  commissionAssignment: (app, person) => buildAssignment(app.owner, person.masterId),
  commissionLine: (app, person) => buildCommissionLine(app.owner, person.masterId),
  commissionFile: (app, person) => buildCommissionFile(app.owner, person.masterId),
  commissionStatement: (app, person) => buildCommissionStatement(app.owner, person.masterId),
  attachmentType: (app, person) => buildAttachmentType(app.owner, person.masterId),
  template: (app, person) => buildTemplate(app.owner, person.masterId),
  letter: (app, person) => buildTemplate(app.owner, person.masterId, { kind: 'customLetter' }),
  email: (app, person) => buildEmail(app.owner, person),
  webhook: (app, person) => buildWebhook(app.owner, person),
  webhookDelivery: (app, person, { id }) => buildDelivery(app.owner, person.masterId, id as number),
  emailFile: (app, person) => buildEmailFile(app.owner, person),
};

const officeOf = (app: TestApp, person: TestPerson) => buildOffice(app.owner, person.masterId);

async function lockerFileOf(app: TestApp, person: TestPerson) {
  return buildLockerFile(app.owner, person.masterId, { officeId: await officeOf(app, person) });
}

async function attachmentOf(app: TestApp, person: TestPerson) {
  const customerId = await buildCustomer(app.owner, person.masterId);
  return buildAttachment(app.owner, { ...person, employeeId: person.id, customerId });
}
