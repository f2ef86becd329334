import { z } from 'zod';
import { FINANCE_SYSTEMS, FUNDING_STATUSES } from '#areas/companies/finance-contract.ts';
import { aprField } from '#areas/finance-gateway/rules/apr-field.ts';
import { optionalText } from '#platform/shared/contact-fields.ts';
import { day } from '#platform/shared/dates.ts';
import { endpoint, id, idParams } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { flag } from '#platform/shared/permissions.ts';
import { seenVersion, seenVersionQuery } from '#platform/shared/record-fields.ts';
import { paymentCount } from './payment-count.ts';
import { CHOSEN_STATUSES, CONTRACT_STATUSES, PAYEES, POLICIES_MAX } from './statuses.ts';

export const MEMO_MAX = 4000;

export const choice = (missing: string) => z.number(missing).int(missing).positive(missing);
export const contractDay = day.refine(
  (value) => value >= '1950-01-01' && value < '2200-01-01',
  'Enter a year from 1950 to 2199.',
);
export const policyIds = z
  .array(choice('Choose a policy.'), 'Must be a list.')
  .max(POLICIES_MAX, `At most ${POLICIES_MAX} policies.`)
  .refine((ids) => new Set(ids).size === ids.length, 'A policy is in the list twice.');

/** What the form sends; the rules that need more than one field are in rules/fields.ts. */
export const contractInput = z.object({
  compID: choice('Choose a finance company.'),
  contractNumber: optionalText(40),
  agreementID: optionalText(40),
  memo: optionalText(MEMO_MAX),
  paidToAgency: flag.default(0),
  contractStatus: z.enum(CHOSEN_STATUSES, 'Choose Quoted or Approved.').default('Quoted'),
  premium: nonNegativeMoney.default(0),
  policyFee: nonNegativeMoney.default(0),
  tax: nonNegativeMoney.default(0),
  mgaFee: nonNegativeMoney.default(0),
  downPayment: nonNegativeMoney.default(0),
  /** Empty: the total less the down payment. */
  amountFinanced: nonNegativeMoney.nullable().default(null),
  /** Empty: computed. */
  APR: aprField.nullable().default(null),
  dateFinanced: contractDay.nullable().default(null),
  numberPayments: paymentCount.nullable().default(null),
  paymentAmount: nonNegativeMoney.nullable().default(null),
  policyIds: policyIds.default([]),
  version: seenVersion,
});
export type ContractInput = z.output<typeof contractInput>;

export const newContractInput = contractInput.omit({ version: true }).extend({
  customerID: choice('Name the customer.'),
  /** An approved contract of the customer whose balance this one takes over. */
  transferContractId: choice('Choose a contract.').nullable().default(null),
});
export type NewContractInput = z.output<typeof newContractInput>;

const company = z.object({
  id: z.number().int(),
  name: z.string(),
  website: z.string(),
  premiumfinancesystem: z.enum(FINANCE_SYSTEMS).nullable(),
  finance_company_details: z.object({ isIntegrated: flag, fundingStatus: z.enum(FUNDING_STATUSES) }),
});

/** A contract in the words of the specification, as the list shows it. */
export const contractRow = z.object({
  id: z.number().int(),
  customerID: z.number().int(),
  compID: z.number().int(),
  contractNumber: z.string(),
  agreementID: z.string(),
  memo: z.string(),
  paidToAgency: flag,
  contractStatus: z.enum(CONTRACT_STATUSES),
  premium: money,
  policyFee: money,
  tax: money,
  mgaFee: money,
  total: money,
  downPayment: money,
  isDownPaymentProcessed: flag,
  amountFinanced: money,
  APR: aprField.nullable(),
  dateFinanced: z.string().nullable(),
  numberPayments: z.number().int().nullable(),
  paymentAmount: money.nullable(),
  /** The sum of the ledger: what the customer still owes of the total of payments. */
  balance: money,
  /** 1 active, 0 hidden. */
  active: flag,
  company,
  policyIds: z.array(z.number().int()),
  policies: z.array(z.object({ id: z.number().int(), policy: z.string() })),
  /** Receipts on the contract that are not void. */
  receipt_details: z.array(z.object({ id: z.number().int(), receipt: z.number().int(), amount: money })),
  uploaded_images: z.array(z.object({ id: z.number().int(), description: z.string() })),
  /** What the finance company has paid out, what it still has to, and what is to go back after a void. */
  funded: money,
  unfunded: money,
  toReturn: money,
  /** What additional premiums have added to the total, with their fees. */
  additionalPremium: money,
  /** What should have been paid before today, since when, and what comes next; open down payments count. */
  overdue: money,
  overdueSince: z.string().nullable(),
  nextDue: z.object({ date: z.string(), amount: money }).nullable(),
  /** The quote that waits for a choice of payments: the last day on which it can be used, and whether that is over. */
  quote: z.object({ expires: z.string(), isExpired: z.boolean() }).nullable(),
  transferContractId: z.number().int().nullable(),
  /** The number of the approved contract that took this one over. */
  rolledInto: z.string().nullable(),
  version: z.number().int(),
});
export type ContractRow = z.output<typeof contractRow>;

const payoff = z.object({ refund: money, payoff: money });

export const contract = contractRow.extend({
  customer: z.string(),
  /** Whether somebody entered these; otherwise they are computed with every save. */
  isAmountFinancedEntered: z.boolean(),
  isAPREntered: z.boolean(),
  totalOfPayments: money.nullable(),
  /** The part of the finance charge that a payoff does not give back. */
  setupFee: money,
  transferBalance: money,
  /** The day from which the first payment is counted. */
  advancedOn: z.string().nullable(),
  /** The payments with what is paid of each; empty until their number and amount are known. */
  schedule: z.array(
    z.object({ due: z.string(), amount: money, principal: money, interest: money, paid: money }),
  ),
  /** What of its payments is due by today and not paid. */
  due: money,
  /** What is still to be taken of the down payments of additional premiums, the oldest first. */
  openDownPayments: z.array(z.object({ payee: z.enum(PAYEES), date: z.string(), amount: money })),
  /** What settles the contract today, by both methods; only while it has a balance. */
  payoff: z.object({ ruleOf78: payoff, actuarial: payoff }).nullable(),
  today: z.string(),
});
export type Contract = z.output<typeof contract>;

const contractId = idParams('financeContract');

export const customerContracts = endpoint({
  method: 'GET',
  path: '/api/finance/{customerId}/contracts',
  summary: 'All finance contracts of a customer, active and hidden, the newest first.',
  allow: 'signedIn',
  params: z.object({ customerId: id('customer') }),
  answer: z.object({ premiumFinance: z.array(contractRow) }),
});

export const findContract = endpoint({
  method: 'GET',
  path: '/api/finance/{id}',
  summary: 'A finance contract with its schedule and what settles it today.',
  allow: 'signedIn',
  params: contractId,
  answer: contract,
});

export const addContract = endpoint({
  method: 'POST',
  path: '/api/finance',
  summary: 'Adds a finance contract, quoted or approved; an approved one opens its ledger.',
  allow: 'signedIn',
  idempotent: true,
  body: newContractInput,
  answer: contract,
});

export const saveContract = endpoint({
  method: 'PUT',
  path: '/api/finance/{id}',
  summary:
    'Saves, approves or takes back a finance contract; a stale version is refused with the current record.',
  allow: 'signedIn',
  idempotent: true,
  params: contractId,
  body: contractInput,
  answer: contract,
});

export const voidContract = endpoint({
  method: 'PUT',
  path: '/api/finance/{id}/void',
  summary: 'Voids an approved contract without receipts; its balance becomes zero.',
  allow: 'receiptVoid',
  idempotent: true,
  params: contractId,
  query: seenVersionQuery,
  answer: contract,
});

export const hideContract = endpoint({
  method: 'PUT',
  path: '/api/finance/{id}/hide',
  summary: 'Moves a contract to the hidden list.',
  allow: 'signedIn',
  params: contractId,
  answer: contract,
});

export const unhideContract = endpoint({
  method: 'PUT',
  path: '/api/finance/{id}/unhide',
  summary: 'Brings a contract back from the hidden list.',
  allow: 'signedIn',
  params: contractId,
  answer: contract,
});
