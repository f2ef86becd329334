import { z } from 'zod';
import { BILL_TYPES } from '#areas/account-add-ons/rules.ts';
import { neededText, optionalText } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id, idParams } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { named } from '#platform/shared/record-fields.ts';
import { ADD_ON_STATES, ANSWER_MAX, NOTE_MAX, OUTCOMES } from './rules.ts';

/** What an agency asked for last, and what was answered. */
const ownRequest = z.object({
  id: z.number().int(),
  by: z.string(),
  at: moment,
  note: z.string(),
  /** Null while it waits for its answer. */
  outcome: z.enum(OUTCOMES).nullable(),
  answer: z.string(),
  answeredAt: moment.nullable(),
});

export const marketAddOn = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What it does. */
  description: z.string(),
  /** The list price: dollars, or a percent of the written premium. */
  cost: money,
  cost_type: z.union([z.literal(1), z.literal(2)]),
  bill_type: z.enum(BILL_TYPES),
  /** The agency's package has it: it costs nothing. */
  isIncluded: z.boolean(),
  state: z.enum(ADD_ON_STATES),
  request: ownRequest.nullable(),
});
export type MarketAddOn = z.output<typeof marketAddOn>;

export const listMarketPlace = endpoint({
  method: 'GET',
  path: '/api/market-place',
  summary: 'The add-ons that the provider sells, by name, and which of them the agency has or has asked for.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(marketAddOn) }),
});

export const requestAddOn = endpoint({
  method: 'POST',
  path: '/api/market-place/requests',
  summary: 'Asks the provider for an add-on. One that the agency has, or has asked for already, is 409.',
  allow: 'admin',
  body: z.object({
    addOnId: z.number('Choose an add-on.').int('Choose an add-on.').positive('Choose an add-on.'),
    note: optionalText(NOTE_MAX),
  }),
  answer: marketAddOn,
});

export const addOnRequest = z.object({
  id: z.number().int(),
  account: z.number().int(),
  addOn: named,
  by: z.string(),
  at: moment,
  note: z.string(),
  outcome: z.enum(OUTCOMES).nullable(),
  answer: z.string(),
  answeredAt: moment.nullable(),
  answeredBy: z.string(),
});
export type AddOnRequest = z.output<typeof addOnRequest>;

export const listAddOnRequests = endpoint({
  method: 'GET',
  path: '/api/backoffice/addOnRequests/{accountId}',
  summary:
    'What an account has asked for in the market place: what waits for an answer first, then the latest.',
  allow: 'backOffice',
  params: z.object({ accountId: id('account') }),
  answer: z.object({ results: z.array(addOnRequest) }),
});

export const declineAddOnRequest = endpoint({
  method: 'POST',
  path: '/api/backoffice/addOnRequests/{id}/decline',
  summary:
    'Declines what an account asked for, in words that it reads. Applying the add-on is the other answer.',
  allow: 'backOffice',
  params: idParams('addOnRequest'),
  body: z.object({ answer: neededText(ANSWER_MAX, 'Say why, in words for the agency.') }),
  answer: addOnRequest,
});
