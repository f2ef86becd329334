import { z } from 'zod';
import { financePost } from '#areas/finance-gateway/contract.ts';
import { APPENDAGES, ENTRY_TYPES } from '#areas/finance-gateway/statuses.ts';
import { policyState, policyStatus } from '#areas/policies/statuses.ts';
import { neededText, optionalText } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams, pdfFile } from '#platform/shared/endpoint.ts';
import { enteredMoney, money } from '#platform/shared/money.ts';
import { paged, pageQuery, sortQuery } from '#platform/shared/paging.ts';
import { flag } from '#platform/shared/permissions.ts';
import { idParam, named, truth } from '#platform/shared/record-fields.ts';
import { METHODS, RECEIPT_SORTS } from './statuses.ts';

/** What a policy is billed for. */
export const POLICY_KINDS = ['premium', 'policy fee', 'tax', 'mga fee'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** What belongs to no policy. */
export const FEE_KINDS = ['agency fee', 'other'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** What is paid on a finance contract. */
export const CONTRACT_KINDS = ['down payment', 'finance payment', 'additional premium'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export type Kind = PolicyKind | FeeKind | ContractKind;

export const LINES_MAX = 50;
export const MEMO_MAX = 500;
export const REASON_MAX = 200;

export const method = z.enum(METHODS, 'Choose cash, check, card or bank account.');
const kind = z.enum([...POLICY_KINDS, ...FEE_KINDS, ...CONTRACT_KINDS], 'Choose what the amount is for.');
const appendage = z.enum(APPENDAGES, 'Choose MPP, MPF, APP, APF, DPP or DPF.').nullable();
const entryType = z.enum(ENTRY_TYPES, 'Choose NEW, REN or END.').nullable();
const choice = (missing: string) => z.number(missing).int(missing).positive(missing);

const lineInput = z.object({
  policyId: choice('Choose a policy.').nullable().default(null),
  contractId: choice('Choose a finance contract.').nullable().default(null),
  kind,
  /** Of a contract's line; both follow from the contract when they are left out. */
  paymentAppendage: appendage.default(null),
  entryType: entryType.default(null),
  /** A finance payment that settles the contract with what pays it off today. */
  payoff: truth.default(false),
  description: optionalText(80),
  amount: enteredMoney.refine((cents) => cents > 0, 'Enter an amount above zero.'),
});
export type LineInput = z.output<typeof lineInput>;

/** What the counter sends; the rules that need more than one field are in rules.ts. */
export const receiptInput = z.object({
  /** When left out, it is the home office of whoever takes the money. */
  officeId: choice('Choose an office.').nullable().default(null),
  method,
  checkNumber: optionalText(20),
  lastFour: z
    .string('Must be text.')
    .trim()
    .regex(/^(\d{4})?$/, 'Enter the last four digits and nothing more.')
    .default(''),
  lines: z
    .array(lineInput, 'Must be a list.')
    .min(1, 'Enter at least one amount.')
    .max(LINES_MAX, `At most ${LINES_MAX} lines.`),
  tendered: enteredMoney,
  memo: optionalText(MEMO_MAX),
  /** True once somebody has said that what is paid beyond what is owed is meant so. */
  prepays: truth.default(false),
});
export type ReceiptInput = z.output<typeof receiptInput>;

/** A payment in the words of the specification, as a list shows it. */
export const receiptRow = z.object({
  id: z.number().int(),
  /** Its number, which runs without gaps in each office. */
  receipt: z.number().int(),
  office: named,
  customer: named,
  /** Who took it. */
  employee: named,
  /** 1 active, 0 void. */
  status: flag,
  method,
  amountBilled: money,
  amountTendered: money,
  changeGiven: money,
  /** The day by the office's own clock. */
  showdate: z.string(),
});
export type ReceiptRow = z.output<typeof receiptRow>;

const receiptLine = z.object({
  id: z.number().int(),
  policyId: z.number().int().nullable(),
  policy: z.string(),
  contractId: z.number().int().nullable(),
  /** The contract as people name it. */
  contract: z.string(),
  /** The carrier of the policy or the finance company of the contract. */
  company: z.string(),
  kind,
  paymentAppendage: appendage,
  entryType,
  payoff: z.boolean(),
  description: z.string(),
  amount: money,
  /** Null for what is not posted. */
  post: financePost.nullable(),
});
export type ReceiptLine = z.output<typeof receiptLine>;

export const receipt = receiptRow.extend({
  takenAt: moment,
  timeZone: z.string(),
  checkNumber: z.string(),
  lastFour: z.string(),
  memo: z.string(),
  lines: z.array(receiptLine),
  /** Null while it is active. */
  voided: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
});
export type Receipt = z.output<typeof receipt>;

const order = sortQuery(RECEIPT_SORTS);

const customerId = idParams('customer');
const receiptId = idParams('receipt');

const policyBalance = z.object({
  policyId: z.number().int(),
  policy: z.string(),
  company: z.string(),
  product: z.string(),
  status: policyStatus,
  state: policyState,
  cancelledOn: z.string().nullable(),
  effdate: z.string(),
  expdate: z.string(),
  /**
   * One for each kind; `owed` is never below zero, `takenOver` is what finance contracts owe instead, and `prepaid` is
   * what was paid and taken over beyond what was billed.
   */
  parts: z.array(
    z.object({
      kind: z.enum(POLICY_KINDS),
      billed: money,
      paid: money,
      takenOver: money,
      owed: money,
      prepaid: money,
    }),
  ),
});
export type PolicyBalance = z.output<typeof policyBalance>;

/** What a finance contract of the customer owes. */
const contractBalance = z.object({
  contractId: z.number().int(),
  /** As people name it. */
  contract: z.string(),
  company: z.string(),
  balance: money,
  /** One for each thing that can be paid now; what is due may be nothing while more can be paid. */
  parts: z.array(
    z.object({
      kind: z.enum(CONTRACT_KINDS),
      paymentAppendage: z.enum(APPENDAGES),
      owed: money,
      /** No more than this is taken. */
      most: money,
      /** Since when it is due; null for what is not. */
      since: z.string().nullable(),
    }),
  ),
  /** What settles the contract today; null when nothing does. */
  payoff: money.nullable(),
});
export type ContractBalance = z.output<typeof contractBalance>;

export const customerBalances = endpoint({
  method: 'GET',
  path: '/api/customer/{id}/balances',
  summary:
    'What each policy of a customer still owes, less what active receipts paid and finance contracts took over, and what those contracts owe.',
  allow: 'signedIn',
  params: customerId,
  answer: z.object({
    customer: named,
    /** The day by the clock of the reader's office. */
    today: z.string(),
    results: z.array(policyBalance),
    /** The approved contracts that still owe something. */
    contracts: z.array(contractBalance),
  }),
});

export const takeReceipt = endpoint({
  method: 'POST',
  path: '/api/customer/{id}/receipts',
  summary: 'Takes a payment of a customer and gives its receipt; totals and change are computed here.',
  allow: 'signedIn',
  idempotent: true,
  params: customerId,
  body: receiptInput,
  answer: receipt,
});

export const customerReceipts = endpoint({
  method: 'GET',
  path: '/api/customer/{id}/receipts',
  summary: 'The receipts of a customer, newest first or by a column.',
  allow: 'signedIn',
  params: customerId,
  query: pageQuery.extend(order),
  answer: paged(receiptRow),
});

export const findReceipt = endpoint({
  method: 'GET',
  path: '/api/receipt/{id}',
  summary: 'A receipt with its lines.',
  allow: 'signedIn',
  params: receiptId,
  answer: receipt,
});

export const receiptPdf = endpoint({
  method: 'GET',
  path: '/api/receipt/{id}/pdf',
  summary: 'A receipt to print; a voided one says so across the page.',
  allow: 'signedIn',
  params: receiptId,
  answer: pdfFile,
});

export const voidReceipt = endpoint({
  method: 'POST',
  path: '/api/receipt/{id}/void',
  summary: 'Voids a receipt, once and with a reason; what it had paid of a bill is owed again.',
  allow: 'receiptVoid',
  idempotent: true,
  params: receiptId,
  body: z.object({ reason: neededText(REASON_MAX, 'Enter a reason.') }),
  answer: receipt,
});

export const receiptByNumber = endpoint({
  method: 'GET',
  path: '/api/receipts/number',
  summary: 'The id of the receipt of a customer with that number in that office.',
  allow: 'signedIn',
  query: z.object({
    customer: idParam('Name the customer.'),
    office: idParam('Name the office.'),
    number: idParam('Enter the number of the receipt.'),
  }),
  answer: z.object({ id: z.number().int() }),
});
