import { z } from 'zod';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { AMOUNT_TYPES } from './rules/client-price.ts';
import { DISCOUNT_STATUSES } from './rules/discounts.ts';

const MOST_PERCENT = 100_00;
export const MOST_DISCOUNTS = 200;

const amountType = z.enum(AMOUNT_TYPES, 'Choose dollars or percent.');

/** Dollars or percent with two decimals, as the type says. Nothing entered is 0. */
const amount = z
  // A codec, since the screen sends with the same schema: a transform goes one way only.
  .codec(z.union([z.literal(''), z.null(), z.number()], 'Enter an amount.'), z.number(), {
    decode: (sent) => sent || 0,
    encode: (given) => given,
  })
  .pipe(nonNegativeMoney)
  .default(0);

const atMostAll = ({ amountType: type, amount: of }: { amountType: string; amount: number }) =>
  type === 'A' || of <= MOST_PERCENT;
const TOO_HIGH = { message: 'At most 100 %.', path: ['amount'] };

const optionalDay = z
  .codec(z.union([z.string(), z.null()], 'Enter a valid date.'), z.string().nullable(), {
    decode: (sent) => sent || null,
    encode: (given) => given,
  })
  .pipe(day.nullable())
  .default(null);

/** A lifetime discount as it is sent; an amount of 0 is none. */
export const lifetimeInput = z
  .object({ amountType: amountType.default('A'), amount })
  .refine(atMostAll, TOO_HIGH);

/** Rows of the editor. One that is saved and missing here is deleted. */
export const discountInput = z
  .object({
    id: z.number('Must be a number.').int('Must be a whole number.').min(0).default(0),
    amountType,
    amount,
    effectiveDate: optionalDay,
    expirationDate: optionalDay,
  })
  .refine(atMostAll, TOO_HIGH);
export const discountsInput = z
  .array(discountInput, 'Must be a list.')
  .max(MOST_DISCOUNTS, `At most ${MOST_DISCOUNTS} discounts.`)
  .default([]);

export const lifetimeDiscount = z.object({
  id: z.number().int(),
  employeeId: z.number().int().nullable(),
  isLifetime: z.literal(1),
  amountType: z.enum(AMOUNT_TYPES),
  amount: money,
  since: moment,
});

export const discount = z.object({
  id: z.number().int(),
  employeeId: z.number().int().nullable(),
  amountType: z.enum(AMOUNT_TYPES),
  amount: money,
  effectiveDate: day.nullable(),
  expirationDate: day.nullable(),
  /** When it became what it is: it was added then, or changed. */
  since: moment,
});
export type Discount = z.output<typeof discount>;

/** A discount as it was until somebody changed or deleted it. */
export const formerDiscount = z.object({
  isLifetime: z.boolean(),
  amountType: z.enum(AMOUNT_TYPES),
  amount: money,
  effectiveDate: day.nullable(),
  expirationDate: day.nullable(),
  since: moment,
  until: moment,
});

/** How a price comes about, and the days on which it changes. */
export const priceWorking = z.object({
  steps: z.array(
    z.object({
      name: z.enum(['Base price', 'Lifetime discount', 'Discount']),
      amountType: z.enum(AMOUNT_TYPES).nullable(),
      amount: money.nullable(),
      left: money,
    }),
  ),
  prices: z.array(z.object({ from: day, price: money })),
});

export const DISCOUNT_TYPES = ['Lifetime', 'Limited'] as const;

export const listDiscounts = endpoint({
  method: 'GET',
  path: '/api/backoffice/discountsList/{accountId}',
  summary: 'The discounts of an account’s payment methods and add-ons, with their state today.',
  allow: 'backOffice',
  params: z.object({ accountId: id('account') }),
  answer: z.object({
    discountsData: z.array(
      discount.extend({
        key: z.string(),
        discountProductName: z.string(),
        discountType: z.enum(DISCOUNT_TYPES),
        discountStatus: z.enum(DISCOUNT_STATUSES),
      }),
    ),
    /** By the provider's clock. */
    today: day,
  }),
});
