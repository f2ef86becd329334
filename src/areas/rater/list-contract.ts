import { z } from 'zod';
import { LINES_OF_BUSINESS } from '#areas/companies/contract.ts';
import { words } from '#platform/shared/contact-fields.ts';
import { day } from '#platform/shared/dates.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { paged, pageQuery, sortQuery } from '#platform/shared/paging.ts';
import { idParam, named } from '#platform/shared/record-fields.ts';
import { quote } from './contract.ts';
import { idOfNumber } from './rules/quote-number.ts';
import { QUOTE_SORTS, quoteState } from './statuses.ts';

const quoteRow = quote
  .pick({
    id: true,
    number: true,
    name: true,
    leadId: true,
    customerId: true,
    state: true,
    effdate: true,
    quotedOn: true,
    expiresOn: true,
    person: true,
  })
  .extend({
    lines: z.array(z.string()),
    /** How many carriers were asked. */
    offers: z.number().int(),
    /** The cheapest of each line of business together. */
    least: money,
  });
export type QuoteRow = z.output<typeof quoteRow>;

const quoteFilter = z.object({
  /** The number of a quote, with or without its letter. */
  query: words(40)
    .refine(
      (typed) => typed === '' || idOfNumber(typed) !== undefined,
      'Enter the number of a quote, like Q-2800001.',
    )
    .optional(),
  state: quoteState.optional(),
  line: z.enum(LINES_OF_BUSINESS, 'Choose a line of business.').optional(),
  person: idParam('Choose a person.').optional(),
  customer: idParam('Choose a customer.').optional(),
  lead: idParam('Choose a lead.').optional(),
  from: day.optional(),
  to: day.optional(),
});
export type QuoteFilter = z.output<typeof quoteFilter>;

export const listQuotes = endpoint({
  method: 'GET',
  path: '/api/rater/quotes',
  summary: 'Stored quotes, the newest first unless sorted, by number, state, line, person and day, in pages.',
  allow: 'rater',
  query: quoteFilter.extend({ ...sortQuery(QUOTE_SORTS), ...pageQuery.shape }),
  answer: paged(quoteRow),
});

export const raterChoices = endpoint({
  method: 'GET',
  path: '/api/rater/choices',
  summary: 'The people whose quotes the list can be about.',
  allow: 'rater',
  answer: z.object({ people: z.array(named) }),
});
