import { z } from 'zod';
import { PAYMENT_TYPES } from '#areas/account-payment-methods/statuses.ts';
import { optionalText } from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { BILLING_STATES } from './statuses.ts';

export const billing = z.object({
  id: z.number().int(),
  acct_id: z.number().int(),
  category: z.enum(['Billing', 'Refund']),
  tranCode: z.union([z.literal(27), z.literal(22)]),
  description: z.string(),
  amount: money,
  paymentMethod: z.object({ id: z.number().int(), account: z.string(), payment_type: z.enum(PAYMENT_TYPES) }),
  state: z.enum(BILLING_STATES),
  checkNumber: z.string(),
  /** Why a charge failed. */
  failure: z.string(),
  /** Nothing was really charged. */
  isSandbox: z.boolean(),
  employeeName: z.string(),
  createdAt: moment,
  settledAt: moment.nullable(),
  /** A check whose number may be entered. */
  takesCheck: z.boolean(),
  /** Why it cannot be voided; '' when it can. */
  whyNotVoided: z.string(),
});
export type Billing = z.output<typeof billing>;

/** What an account has been billed and not paid yet, whatever page or state of the rows is asked for. */
const openBillings = z.object({
  total: money,
  rows: z.number().int(),
  /** How many of them wait for a check. */
  checks: z.number().int(),
  /** When the oldest was billed. */
  since: moment.nullable(),
});
export type OpenBillings = z.output<typeof openBillings>;

const choice = (missing: string) => z.number(missing).int(missing).positive(missing);

export const billNow = endpoint({
  method: 'POST',
  path: '/api/backoffice/billNow/{accountId}',
  summary: 'Bills an account, gives money back, or voids a row (category 3 with its `billingId`).',
  allow: 'accounting',
  idempotent: true,
  params: z.object({ accountId: id('account') }),
  body: z.object({
    billingType: z
      .object({
        name: z.string().optional(),
        value: z.union(
          [1, 2, 3].map((value) => z.literal(value)),
          'Billing Type is Required',
        ),
      })
      .nullish(),
    description: optionalText(500),
    tranCode: z.union([z.literal(27), z.literal(22)], 'Transaction Type is Required').nullish(),
    amount: nonNegativeMoney.nullish(),
    paymentMethod: z.object({ id: choice('Payment Method is Required') }).nullish(),
    billingId: choice('Choose the row to void.').nullish(),
  }),
  answer: billing,
});

export const processCheck = endpoint({
  method: 'POST',
  path: '/api/backoffice/processCheck/{billingId}',
  summary: 'Records the number of the check that a billing row was paid with, once.',
  allow: 'accounting',
  idempotent: true,
  params: z.object({ billingId: id('billing') }),
  body: z.object({
    checkNumber: z.string('Check Number is Required').trim().max(20, 'Invalid Check Number').default(''),
  }),
  answer: billing,
});

export const listBillings = endpoint({
  method: 'GET',
  path: '/api/back_office/accounts/{account}/billings',
  summary: 'What an account was billed and given back, newest first, page by page; all states or one.',
  allow: 'backOffice',
  params: z.object({ account: id('account') }),
  query: pageQuery.extend({ state: z.enum(BILLING_STATES, 'Choose a state of the list.').optional() }),
  answer: paged(billing).extend({ open: openBillings }),
});

export const findBilling = endpoint({
  method: 'GET',
  path: '/api/back_office/accounts/{account}/billings/{billingId}',
  summary: 'One billing row of an account.',
  allow: 'backOffice',
  params: z.object({ account: id('account'), billingId: id('billing') }),
  answer: billing,
});

export const proposeBilling = endpoint({
  method: 'GET',
  path: '/api/back_office/accounts/{account}/proposal',
  summary: 'What this month costs an account: client price × open offices, and its add-ons by bill type.',
  allow: 'accounting',
  params: z.object({ account: id('account') }),
  answer: z.object({
    firstDay: day,
    lastDay: day,
    lines: z.array(
      z.object({
        name: z.string(),
        /** How many; the written premium in dollars where the price is a percent of it. */
        quantity: z.number(),
        unit: z.string(),
        price: money,
        isPercent: z.boolean(),
        amount: money,
      }),
    ),
    total: money,
    /** The payment method that sets the price, or null without one. */
    paymentMethodId: z.number().int().nullable(),
    mostRefunded: money,
  }),
});
