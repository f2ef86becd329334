import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedAccountAddOn, savedAddOn } from '#areas/account-add-ons/server/test-saved-fields.ts';
import { addedConversion } from '#areas/account-conversions/server/test-saved-fields.ts';
import { savedPaymentMethod } from '#areas/account-payment-methods/server/test-saved-fields.ts';
import { savedAccountFacts, savedPackage } from '#areas/accounts/server/test-saved-fields.ts';
import { savedAgency } from '#areas/agency/server/test-saved-fields.ts';
import { savedAttachmentType } from '#areas/attachments/server/test-saved-fields.ts';
import { createdStatement, savedDeposit } from '#areas/commission-statements/server/test-saved-fields.ts';
import { createdFile } from '#areas/commissions/server/test-saved-fields.ts';
import {
  savedCompany,
  savedFinanceCompany,
  savedProduct,
} from '#areas/companies/server/test-saved-fields.ts';
import { savedCustomer } from '#areas/customers/server/test-saved-fields.ts';
import { savedEmployee, savedEmployeeGroup } from '#areas/employees/server/test-saved-fields.ts';
import { addedContract, savedContract } from '#areas/finance-contracts/server/test-saved-fields.ts';
import { savedForm } from '#areas/forms/server/test-saved-fields.ts';
import { addedLead, changedLead, notedLead, savedLead } from '#areas/leads/server/test-saved-fields.ts';
import { savedListView } from '#areas/list-views/server/test-saved-fields.ts';
import { sentNotification } from '#areas/notifications/server/test-saved-fields.ts';
import { createdMessage, editedMessage } from '#areas/office-messages/server/test-saved-fields.ts';
import { savedOffice, savedOfficeGroup } from '#areas/offices/server/test-saved-fields.ts';
import { cancelledPolicy, renewedPolicy, savedPolicy } from '#areas/policies/server/test-saved-fields.ts';
import { markedQuote, savedQuote } from '#areas/rater/server/test-saved-fields.ts';
import { takenReceipt, voidedReceipt } from '#areas/receipts/server/test-saved-fields.ts';
import { savedReferral } from '#areas/referrals/server/test-saved-fields.ts';
import { savedReportFilter } from '#areas/reports/server/test-saved-fields.ts';
import { savedContact } from '#areas/rolodex/server/test-saved-fields.ts';
import { savedProfile } from '#areas/session/server/test-saved-fields.ts';
import {
  savedTask,
  savedTaskPriority,
  savedTaskStatus,
  savedTaskType,
} from '#areas/tasks/server/test-saved-fields.ts';
import { notedCall, placedCall } from '#areas/telephony/server/test-saved-fields.ts';
import { savedTemplate } from '#areas/templates/server/test-saved-fields.ts';
import { renamedTag, savedVideo } from '#areas/training/server/test-saved-fields.ts';
import { savedWebhook } from '#areas/webhooks/server/test-saved-fields.ts';
import { personWithin } from '#platform/server/testing/gate-people.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { takesFiles } from '#platform/shared/endpoint.ts';
import { ENDPOINTS } from './all-endpoints.ts';
import { AREA_JOBS, AREA_ROUTES } from './areas.ts';

const RECORDS = [
  savedProfile,
  savedCustomer,
  placedCall,
  notedCall,
  savedAgency,
  savedEmployee,
  savedEmployeeGroup,
  savedOffice,
  savedOfficeGroup,
  savedCompany,
  savedFinanceCompany,
  savedProduct,
  savedContact,
  addedLead,
  savedLead,
  changedLead,
  notedLead,
  takenReceipt,
  voidedReceipt,
  savedPolicy,
  renewedPolicy,
  cancelledPolicy,
  savedQuote,
  markedQuote,
  addedContract,
  savedContract,
  savedTask,
  savedTaskPriority,
  savedTaskStatus,
  savedTaskType,
  savedAttachmentType,
  savedForm,
  savedTemplate,
  createdMessage,
  editedMessage,
  savedVideo,
  renamedTag,
  savedReferral,
  savedReportFilter,
  savedListView,
  sentNotification,
  createdFile,
  createdStatement,
  savedDeposit,
  savedAccountFacts,
  savedPackage,
  savedPaymentMethod,
  savedAddOn,
  savedAccountAddOn,
  addedConversion,
  savedWebhook,
];

/** Calls with a body that save no record fields, and what their body is. */
const NO_RECORD: Readonly<Record<string, string>> = {
  '/api/auth/login': 'Proves a person’s identity.',
  '/api/auth/password': 'A password, which nobody reads.',
  '/api/auth/password/forgot': 'Whose password was forgotten.',
  '/api/auth/password/reset': 'A password, which nobody reads.',
  '/api/agreement': 'The version that is accepted.',
  '/api/auth/tokens': 'A token, which is made once and not edited; read in its own tests.',
  '/api/employee/petty-cash/create': 'The start of a drawer, once a day; read in its own tests.',
  '/api/employee/petty-cash/update': 'The end of a drawer, once a day; read in its own tests.',
  '/api/employee/petty-cash/payouts': 'Money out of a drawer; read in its own tests.',
  '/api/end-of-day/count': 'What was counted; read in its own tests.',
  '/api/end-of-day/close': 'The reason that a close keeps; read in its own tests.',
  '/api/end-of-day/reopen': 'The reason that a close keeps; read in its own tests.',
  '/api/time_tracking/entries/{id}': 'When somebody came and went; read with the hours in its own tests.',
  '/api/backoffice/accountAddOnsDelete/{id}': 'Who deletes, which the session knows.',
  '/api/backoffice/addOnRequests/{id}/decline': 'Why a request is declined; read in its own tests.',
  '/api/market-place/requests': 'What an agency asks for, once; read in its own tests.',
  '/api/file-locker/{officeId}/folders/{folder}/folders': 'The name of a folder; read in its own tests.',
  '/api/forms/{id}/mapping': 'Which fact fills which field; read in its own tests.',
  '/api/forms/{id}/active': 'One switch.',
  '/api/forms/{id}/fill': 'The values of a PDF that is made once; read in its own tests.',
  '/api/file-locker/items/{id}/rename': 'A name; read in its own tests.',
  '/api/file-locker/items/{id}/move': 'The folder that something moves into.',
  '/api/file-locker/items/{id}/bin': 'The version that was seen.',
  '/api/backoffice/billNow/{accountId}': 'What is billed, given back or voided; read in its own tests.',
  '/api/backoffice/processCheck/{billingId}': 'The number of a check.',
  '/api/backoffice/agency-buzz-sync/add': 'The account that is synced.',
  '/api/v1/agencies': 'An agency that is signed up; read in its own tests.',
  '/api/admin/offices/{id}/close': 'The version that was seen.',
  '/api/admin/offices/{id}/reopen': 'The version that was seen.',
  '/api/companies/{id}/active': 'One switch.',
  '/api/companies/{companyId}/products/{id}/active': 'One switch.',
  '/api/referrals/{id}/hide': 'One switch.',
  '/api/sign/{token}/sign': 'A signature, which its audit page shows.',
  '/api/sign/{token}/decline': 'Why somebody does not sign.',
  '/api/signatures/{id}/resend': 'Where a request to sign goes once more.',
  '/api/leads/assign': 'A choice of leads, and whom they go to.',
  '/api/leads/assign/undo': 'A choice of leads, and whom they go back to.',
  '/api/lead/{id}/convert': 'The customer that a lead becomes.',
  '/api/rater/quote/{id}/choose': 'A choice among the offers of a quote.',
  '/api/policy/{id}/reinstate': 'The status that a policy goes back to.',
  '/api/customer/{id}/merge': 'The customer that becomes part of another, and a choice of what to keep.',
  '/api/customer/policy/update': 'A choice of policies, and the customer they move to.',
  '/api/customer/finance/fund/save': 'Money for a line of a contract; what is left is read in its own tests.',
  '/api/customer/finance/additional-premium/save':
    'A line of a contract; what it does to balance and policies is read in its own tests.',
  '/api/customer/finance/integrated/request-quote':
    'What a finance company is asked; what comes of it is read in its own tests.',
  '/api/customer/finance/integrated/generate-contract': 'A choice of what was offered.',
  '/api/customer/finance/integrated/add-endorsement': 'What a finance company is asked.',
  '/api/customer/finance/integrated/generate-endorsement-contract': 'A choice of what was offered.',
  '/api/customerPost.php': 'A line of a contract, in the words of the older application.',
  '/api/tasks/{id}/close': 'A task, saved by the steps of /api/tasks/{id}.',
  '/api/tasks/{id}/reopen': 'A task, saved by the steps of /api/tasks/{id}.',
  '/api/tasks/{id}/undo-close': 'A version alone: opens the task again as it was closed.',
  '/api/tasks/{id}/hide': 'A task, saved by the steps of /api/tasks/{id}.',
  '/api/email/create': 'A mail, which goes out and is not edited; what goes out is read in its own tests.',
  '/api/v1/speech-to-text/log': 'How long somebody dictated.',
  '/api/commission/file/delete': 'A choice of files.',
  '/api/commission/file/archive': 'A choice of files.',
  '/api/commission/file/unarchive': 'A choice of files.',
  '/api/commission/file/merge': 'A choice of files.',
  '/api/commission/file/post': 'A choice of files, and the reason that the ledger keeps.',
  '/api/commission/file/{id}/details/update': 'A choice of lines, and their new status.',
  '/api/commission/file/{id}/details/delete': 'A choice of lines.',
  '/api/commission/file/{id}/details/restore': 'The deletion that is taken back.',
  '/api/commission/file/{id}/details/adjust': 'A choice of lines with their amounts.',
  '/api/commission/file/{fileId}/details/manual': 'The policy and the amount of a line.',
  '/api/commission/line/{id}/wrong-producer': 'Whom a line is taken from and given to.',
  '/api/commission/file/{id}/settle-house': 'Whether lines of no policy are meant.',
  '/api/bring-ins/{id}/read': 'What the columns of a file are.',
  '/api/bring-ins/{id}/import': 'Whether duplicates get what they lack.',
  '/api/commission/imports/{id}/read': 'What the columns of a statement are.',
  '/api/commission/imports/{id}/correctRow': 'The cells of a row as typed; read in its own tests.',
  '/api/commission/imports/{id}/takeIn': 'A choice of rows.',
  '/api/commission/imports/{id}/import': 'What was seen of a statement.',
  '/api/commission/imports/{id}/createFile':
    'The deposit of a file; the file is read in the tests of the pool.',
  '/api/commission/pool/createFile': 'The company and month of a file; read in the tests of the pool.',
  '/api/commission/statement/all': 'The month or the file that statements are made for.',
  '/api/commission/unmatched/{id}/assign': 'The policy that a line belongs to.',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES, jobs: AREA_JOBS });
});
afterAll(() => app.close());

describe.each(
  RECORDS.map((record) => [`${record.endpoint.method} ${record.endpoint.path}`, record] as const),
)('%s', (_, { endpoint, prove }) => {
  test('every field that is sent is stored and read as it was saved', async () => {
    const person = await personWithin(app, endpoint.allow);
    const owns = `UPDATE employees SET permissions = permissions || '{"PRowner": 1}' WHERE id = $1`;
    await app.owner.query(owns, [person.id]);
    await prove(app, person);
  });
});

test('every call that saves a record is among them, or says what its body is', () => {
  const saving = ENDPOINTS.filter(
    (endpoint) => endpoint.changes && endpoint.body.type !== 'undefined' && !takesFiles(endpoint),
  );
  const proven = new Set(RECORDS.map(({ endpoint }) => endpoint));
  const unproven = saving.filter((endpoint) => !proven.has(endpoint)).map(({ path }) => path);
  expect(unproven.toSorted()).toEqual(Object.keys(NO_RECORD).toSorted());
});
