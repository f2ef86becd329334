import { z } from 'zod';
import {
  discount,
  discountsInput,
  lifetimeDiscount,
  lifetimeInput,
  priceWorking,
} from '#areas/account-discounts/contract.ts';
import { neededText, words } from '#platform/shared/contact-fields.ts';
import { day } from '#platform/shared/dates.ts';
import { endpoint, id, idOrNewParams, nothing } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { flag } from '#platform/shared/permissions.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';
import { BILL_TYPES } from './rules.ts';

export const DESCRIPTION_MAX = 500;

const includeLevel = z.union(
  [0, 1, 2, 3, 4, 100, 999].map((level) => z.literal(level)),
  'Choose an include level.',
);
const costType = z.union([z.literal(1), z.literal(2)], 'Choose Dollar or Percent.');

export const addOn = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What it does, as agencies read it in the market place. */
  description: z.string(),
  /** Dollars, or a percent of the written premium. */
  cost: money,
  cost_type: costType,
  bill_type: z.enum(BILL_TYPES),
  lite_switch: includeLevel,
  isCommissionable: flag,
  version: z.number().int(),
});
export type AddOn = z.output<typeof addOn>;

export const listAddOns = endpoint({
  method: 'GET',
  path: '/api/backoffice/addOnsList',
  summary: 'The add-ons that the provider sells, by name.',
  allow: 'backOffice',
  answer: z.object({ data: z.array(addOn) }),
});

export const updateAddOn = endpoint({
  method: 'POST',
  path: '/api/backoffice/addOnsUpdate/{id}',
  summary:
    'Adds an add-on to the catalogue (id 0), or changes one, and with it what every account pays for it.',
  allow: 'accounting',
  params: idOrNewParams('addOn'),
  body: z.object({
    name: neededText(100, 'Enter a name.'),
    /** Our own field: left out, it stays as it is. */
    description: words(DESCRIPTION_MAX).optional(),
    cost: nonNegativeMoney,
    cost_type: costType,
    bill_type: z.enum(BILL_TYPES, 'Choose a type.'),
    lite_switch: includeLevel,
    isCommissionable: flag,
    version: seenVersion,
  }),
  answer: addOn,
});

export const accountAddOn = z.object({
  id: z.number().int(),
  addon_id: z.number().int(),
  acct_id: z.number().int(),
  name: z.string(),
  salesRep: z.number().int().nullable(),
  salesRepName: z.string(),
  employeeId: z.number().int().nullable(),
  bill_type: z.enum(BILL_TYPES),
  cost_type: costType,
  cost: money,
  clientPrice: money,
  /** The account's package has it: the client price is 0. */
  isIncluded: z.boolean(),
  working: priceWorking,
  lifetime_discounts: lifetimeDiscount.nullable(),
  discounts: z.array(discount),
  today: day,
  version: z.number().int(),
});
export type AccountAddOn = z.output<typeof accountAddOn>;

export const findAccountAddOn = endpoint({
  method: 'GET',
  path: '/api/backoffice/accountAddOn/{id}',
  summary: 'An add-on of an account, as the only one of a list.',
  allow: 'backOffice',
  params: z.object({ id: id('accountAddOn') }),
  answer: z.object({ results: z.array(accountAddOn) }),
});

export const listAccountAddOns = endpoint({
  method: 'GET',
  path: '/api/backoffice/accountAddOnsList/{accountId}',
  summary: 'The add-ons of an account, by name.',
  allow: 'backOffice',
  params: z.object({ accountId: id('account') }),
  answer: z.object({ results: z.array(accountAddOn) }),
});

export const saveAccountAddOn = endpoint({
  method: 'POST',
  path: '/api/backoffice/accountAddOnsAdd/{accountId}',
  summary: 'Applies an add-on to an account (id 0), or changes one, which accounting users may.',
  allow: 'backOffice',
  idempotent: true,
  params: z.object({ accountId: id('account') }),
  body: z.object({
    id: z.number('Must be a number.').int('Must be a whole number.').min(0).default(0),
    addon_id: z.number('Choose an add-on.').int('Choose an add-on.').positive('Choose an add-on.'),
    salesRep: z
      .number('Choose a sales rep.')
      .int('Choose a sales rep.')
      .positive('Choose a sales rep.')
      .nullable()
      .default(null),
    lifetime_discounts: lifetimeInput.nullish(),
    discounts: discountsInput,
    version: seenVersion,
  }),
  answer: accountAddOn,
});

export const deleteAccountAddOn = endpoint({
  method: 'POST',
  path: '/api/backoffice/accountAddOnsDelete/{id}',
  summary: 'Takes an add-on from an account. Whoever works there loses it at once.',
  allow: 'accounting',
  params: z.object({ id: id('accountAddOn') }),
  body: z.object({ employeeId: z.unknown() }).partial().optional(),
  answer: nothing,
});
