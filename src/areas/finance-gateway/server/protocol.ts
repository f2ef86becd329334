import { z } from 'zod';
import { day } from '#platform/shared/dates.ts';
import { money, percent } from '#platform/shared/money.ts';
import { aprField } from '../rules/apr-field.ts';
import { APPENDAGES, ENTRY_TYPES, PAYEES, type RequestKind } from '../statuses.ts';

/*
 * What goes to a finance company and what comes back, as docs/finance-gateway.md tells it: dollars with two decimals,
 * days as YYYY-MM-DD. A key that is not named here is dropped on the way in.
 */

const amount = money.refine((cents) => cents >= 0);
const number = z.string().trim().min(1).max(40);
const count = z.number().int().min(1).max(120);

const option = z.object({
  numberOfPay: count,
  downPayment: amount,
  monthlyPayment: amount,
  lastPayment: amount,
  interest: amount,
  setupFee: amount,
  docStamps: amount,
  amountFinanced: amount,
  totalOfPayments: amount,
  APR: aprField,
});

const policy = z.object({
  number: z.string(),
  carrier: z.string(),
  coverage: z.string(),
  effective: day,
  expiration: day,
  premium: amount,
  policyFee: amount,
  tax: amount,
  mgaFee: amount,
});

const payment = z.object({
  contractNumber: z.string(),
  appendage: z.enum(APPENDAGES),
  entryType: z.enum(ENTRY_TYPES),
  amount,
  receipt: z.number().int(),
  paidOn: day,
});

/** What is sent, without the operation id, which is in the head of the request. */
export const REQUESTS = {
  quote: z.object({
    state: z.string(),
    policies: z.array(policy).readonly(),
    total: amount,
    minimumDownPayment: percent,
    advancedOn: day,
    expiresFirst: day,
    quotedOn: day,
    insuranceType: z.enum(['Commercial', 'Personal Lines']),
    answers: z.object({
      assignedRisk: z.boolean(),
      sr22: z.boolean(),
      auditable: z.boolean(),
      federalFiling: z.boolean(),
    }),
    hadContract: z.boolean(),
  }),
  contract: z.object({ quoteCode: z.string(), option, requiresESignature: z.boolean() }),
  'endorsement-quote': z.object({
    contractNumber: z.string(),
    state: z.string(),
    payee: z.enum(PAYEES),
    added: amount,
    downPayment: amount,
    effective: day,
    askedOn: day,
    presentBalance: money,
    remaining: z.array(z.object({ due: day, amount })).readonly(),
    expiresFirst: day,
  }),
  endorsement: z.object({
    quoteCode: z.string(),
    contractNumber: z.string(),
    requiresESignature: z.boolean(),
  }),
  payment,
  reversal: payment,
  status: z.object({ contractNumber: z.string() }),
} satisfies Record<RequestKind, z.ZodType>;

const MEMO_MAX = 500;
const WORDS_MAX = 300;
const MOST_OPTIONS = 50;
const LONGEST_HISTORY = 1000;

/** What is answered with 200. */
export const ANSWERS = {
  quote: z.object({
    quoteCode: z.string().trim().min(1).max(100),
    memo: z.string().max(MEMO_MAX).default(''),
    expires: day,
    options: z.array(option).min(1).max(MOST_OPTIONS),
  }),
  contract: z.object({ contractNumber: number, agreementNumber: number }),
  'endorsement-quote': z.object({
    quoteCode: z.string().trim().min(1).max(100),
    amountFinanced: amount,
    docStamps: amount,
    financeCharge: amount,
    newPaymentAmount: amount,
    lastPayment: amount,
    nextDueDate: day,
    remainingPayments: count,
    totalOfPayments: amount,
  }),
  endorsement: z.object({ number }),
  payment: z.object({ number }),
  reversal: z.object({ wasPosted: z.boolean(), number }),
  status: z.object({
    status: z.string().max(100),
    amountDue: money,
    dueOn: day.nullable(),
    payoff: money,
    payoffOn: day,
    paymentsLeft: z.number().int().min(0),
    /** Amounts below zero were paid. */
    history: z.array(z.object({ on: day, what: z.string().max(200), amount: money })).max(LONGEST_HISTORY),
  }),
} satisfies Record<RequestKind, z.ZodType>;

/** What is answered with 422: the company refuses, in its own words. With 404 it does not know the contract. */
export const REFUSAL = z.object({
  failure: z
    .string()
    .trim()
    .min(1)
    .overwrite((words) => words.slice(0, WORDS_MAX)),
});

export type RequestOf<Kind extends RequestKind> = z.output<(typeof REQUESTS)[Kind]>;
export type ReplyOf<Kind extends RequestKind> = z.output<(typeof ANSWERS)[Kind]>;
