import { z } from 'zod';
import {
  discount,
  discountsInput,
  formerDiscount,
  lifetimeDiscount,
  lifetimeInput,
  priceWorking,
} from '#areas/account-discounts/contract.ts';
import { optionalState, optionalText } from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';
import { ACCOUNT_MAX, CODE_MAX, PAYMENT_TYPES } from './statuses.ts';

/** What is answered of a card. The security code is never there. */
const cardDetail = z.object({
  id: z.number().int(),
  expdate: z.string(),
  code: z.literal(''),
  bill_name: z.string(),
  bill_address: z.string(),
  bill_city: z.string(),
  bill_state: z.string(),
  bill_zip: z.string(),
});

export const paymentMethod = z.object({
  id: z.number().int(),
  acct_id: z.number().int(),
  payment_type: z.enum(PAYMENT_TYPES),
  office_amount: money,
  clientPrice: money,
  working: priceWorking,
  /** For a card its type. */
  routing: z.string(),
  /** The last four digits: ****1234. */
  account: z.string(),
  bankName: z.string(),
  checkDescription: z.string(),
  cc_detail: cardDetail.nullable(),
  expirationMonth: z.string(),
  expirationYear: z.string(),
  lifetime_discount: lifetimeDiscount.nullable(),
  discounts: z.array(discount),
  /** What its discounts were before they were changed or deleted. */
  formerDiscounts: z.array(formerDiscount),
  isActive: z.boolean(),
  /** It is the newest active one, whose price counts. */
  setsPrice: z.boolean(),
  /** Why its last charge failed; null when it went through, or there was none. */
  lastDecline: z.object({ at: moment, reason: z.string() }).nullable(),
  createdAt: moment,
  /** The base prices that were in force, oldest first: the first from its beginning, the last still is. */
  basePrices: z.array(z.object({ from: moment, price: money })),
  today: day,
  version: z.number().int(),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

export const findPaymentMethod = endpoint({
  method: 'GET',
  path: '/api/backoffice/payment-method/{id}',
  summary: 'A payment method of an account, its number masked.',
  allow: 'backOffice',
  params: z.object({ id: id('paymentMethod') }),
  answer: paymentMethod,
});

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/backoffice/paymentMethods/{accountId}',
  summary: 'The payment methods of an account, the newest first; those that were replaced come last.',
  allow: 'backOffice',
  params: z.object({ accountId: id('account') }),
  answer: z.object({ results: z.array(paymentMethod) }),
});

const digits = (max: number, wrong: string) =>
  z
    .string('Must be text.')
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine((text) => /^\d*$/.test(text), wrong)
    .default('');

/** Digits, or the mask that was answered, which keeps what is stored. */
const number = z
  .string('Must be text.')
  .trim()
  .max(ACCOUNT_MAX, `At most ${ACCOUNT_MAX} characters.`)
  .refine((text) => /^(\d*|\*+\d{0,4})$/.test(text), 'Use digits only.')
  .default('');

const cardInput = z.object({
  expdate: z.string('Must be text.').trim().max(5, 'At most 5 characters.').default(''),
  code: digits(CODE_MAX, 'Use digits only.'),
  bill_name: optionalText(100),
  bill_address: optionalText(200),
  bill_city: optionalText(100).refine(
    (text) => /^[\p{L}\p{M} .'-]*$/u.test(text),
    "Use letters, spaces and . ' - only.",
  ),
  bill_state: optionalState,
  bill_zip: z
    .string('Must be text.')
    .trim()
    .max(10, 'At most 10 characters.')
    .refine((text) => /^[\d-]*$/.test(text), 'Use digits and a hyphen only.')
    .default(''),
});

export const savePaymentMethod = endpoint({
  method: 'POST',
  path: '/api/backoffice/payment-method',
  summary: 'Adds a payment method (id 0), or changes one. `old_id` names the one that a new one replaces.',
  allow: 'accounting',
  idempotent: true,
  neverKept: ['cc_detail.code'],
  body: z.object({
    id: z.number('Must be a number.').int('Must be a whole number.').min(0).default(0),
    acct_id: z.number('Name the account.').int('Name the account.').positive('Name the account.'),
    payment_type: z.enum(PAYMENT_TYPES, 'Choose a payment type.'),
    office_amount: nonNegativeMoney,
    old_id: z.number('Must be a number.').int('Must be a whole number.').min(0).nullable().default(0),
    checkDescription: optionalText(500),
    routing: optionalText(64),
    account: number,
    lifetime_discount: lifetimeInput.nullish(),
    discounts: discountsInput,
    cc_detail: cardInput.nullish(),
    version: seenVersion,
  }),
  answer: paymentMethod,
});
