import { z } from 'zod';
import { LINES_OF_BUSINESS } from '#areas/companies/contract.ts';
import { householdMember, vehicle } from '#areas/customers/contract.ts';
import { policyDay } from '#areas/policies/contract.ts';
import { loggedChange } from '#platform/shared/change-log.ts';
import { neededText, optionalText } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idOrNewParams, idParams, pdfFile } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';
import { QUOTE_LOG } from './log.ts';
import { MARKS, quoteState, VEHICLE_USES } from './statuses.ts';

export const LINES_MAX = 6;
export const VEHICLES_MAX = 30;
export const DRIVERS_MAX = 30;
export const COVERAGES_MAX = 30;
export const OFFERS_MAX = 24;
export const MONTHS_MAX = 24;
export const PAYMENTS_MAX = 36;
export const NOTES_MAX = 4000;
export const REASON_MAX = 200;

const choice = (missing: string) => z.number(missing).int(missing).positive(missing);
const rows = <Row extends z.ZodType>(row: Row, most: number, what: string) =>
  z.array(row, 'Must be a list.').max(most, `At most ${most} ${what}.`);

const quotedLine = z.object({
  lineOfBusiness: z.enum(LINES_OF_BUSINESS, 'Choose a line of business.'),
  /** How long the term is. */
  months: z
    .number('Enter the months of the term.')
    .int('Enter whole months.')
    .min(1, 'At least 1 month.')
    .max(MONTHS_MAX, `At most ${MONTHS_MAX} months.`),
});

export const quotedVehicle = vehicle.pick({ year: true, make: true, model: true, vin: true }).extend({
  use: z.enum(['', ...VEHICLE_USES], 'Choose a use.').default(''),
});
export type QuotedVehicle = z.output<typeof quotedVehicle>;

export const quotedDriver = householdMember.omit({ relationship: true });
export type QuotedDriver = z.output<typeof quotedDriver>;

const coverage = z.object({
  name: neededText(80, 'Enter the coverage.'),
  /** Limit or deductible, as the customer reads it. */
  limit: optionalText(80),
});

const offerInput = z.object({
  companyId: choice('Choose a company.'),
  productId: choice('Choose a product.'),
  premium: nonNegativeMoney.refine((cents) => cents !== 0, 'Enter a premium above $0.00.'),
  policyFee: nonNegativeMoney.default(0),
  tax: nonNegativeMoney.default(0),
  mgaFee: nonNegativeMoney.default(0),
  downPayment: nonNegativeMoney.default(0),
  /** How many follow the down payment; 0 is paid in full. */
  payments: z
    .number('Enter how many payments.')
    .int('Enter a whole number.')
    .min(0, 'At least 0 payments.')
    .max(PAYMENTS_MAX, `At most ${PAYMENTS_MAX} payments.`)
    .default(0),
});
export type OfferInput = z.output<typeof offerInput>;

/** What the form sends; the rules that need more than one field are in rules/. */
export const quoteInput = z.object({
  /** One of the two; they stay as they were added. */
  leadId: choice('Choose a lead.').nullable().default(null),
  customerId: choice('Choose a customer.').nullable().default(null),
  effdate: policyDay,
  lines: rows(quotedLine, LINES_MAX, 'lines of business').min(1, 'Choose at least one line of business.'),
  vehicles: rows(quotedVehicle, VEHICLES_MAX, 'vehicles').default([]),
  drivers: rows(quotedDriver, DRIVERS_MAX, 'drivers').default([]),
  coverages: rows(coverage, COVERAGES_MAX, 'coverages').default([]),
  offers: rows(offerInput, OFFERS_MAX, 'offers').min(1, 'Enter the premium of at least one carrier.'),
  notes: optionalText(NOTES_MAX),
  version: seenVersion,
});
export type QuoteInput = z.output<typeof quoteInput>;

const offer = z.object({
  companyId: z.number().int(),
  company: z.string(),
  productId: z.number().int(),
  product: z.string(),
  lineOfBusiness: z.string(),
  premium: money,
  policyFee: money,
  tax: money,
  mgaFee: money,
  downPayment: money,
  payments: z.number().int(),
  /** Premium, policy fee, tax and MGA fee. */
  total: money,
  /** Each of the payments but the last, which takes the remainder; 0 when it is paid in full. */
  monthly: money,
  /** The policy that it became. */
  policyId: z.number().int().nullable(),
  policyNumber: z.string(),
});
export type Offer = z.output<typeof offer>;

export const quote = z.object({
  id: z.number().int(),
  /** As people say it: Q- and the id. */
  number: z.string(),
  /** Of the customer, or of the lead until it is one. */
  name: z.string(),
  leadId: z.number().int().nullable(),
  customerId: z.number().int().nullable(),
  state: quoteState,
  lostReason: z.string(),
  effdate: z.string(),
  lines: z.array(
    z.object({ lineOfBusiness: z.enum(LINES_OF_BUSINESS), months: z.number().int(), expdate: z.string() }),
  ),
  vehicles: z.array(
    z.object({
      year: z.number().int().nullable(),
      make: z.string(),
      model: z.string(),
      vin: z.string(),
      use: z.enum(['', ...VEHICLE_USES]),
    }),
  ),
  drivers: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      dob: z.string().nullable(),
      licenseNumber: z.string(),
      licenseState: z.string(),
    }),
  ),
  coverages: z.array(z.object({ name: z.string(), limit: z.string() })),
  offers: z.array(offer),
  notes: z.string(),
  quotedOn: z.string(),
  /** The last day on which it can be chosen. */
  expiresOn: z.string(),
  /** The person who made it. */
  person: z.string(),
  createdAt: moment,
  version: z.number().int(),
});
export type Quote = z.output<typeof quote>;

const quoteId = idParams('raterQuote');

export const findQuote = endpoint({
  method: 'GET',
  path: '/api/rater/quote/{id}',
  summary: 'A stored quote with the offers of its carriers.',
  allow: 'rater',
  params: quoteId,
  answer: quote,
});

export const saveQuote = endpoint({
  method: 'POST',
  path: '/api/rater/quote/{id}',
  summary:
    'Adds a quote (id 0) or saves one, which is then of today; a stale version is refused with the current record.',
  allow: 'rater',
  params: idOrNewParams('raterQuote'),
  body: quoteInput,
  answer: quote,
});

export const markQuote = endpoint({
  method: 'POST',
  path: '/api/rater/quote/{id}/status',
  summary: 'Marks a quote presented, lost (with a reason) or open again.',
  allow: 'rater',
  params: quoteId,
  body: z.object({
    status: z.enum(MARKS, 'Choose open, presented or lost.'),
    reason: optionalText(REASON_MAX),
    version: seenVersion,
  }),
  answer: quote,
});

export const chooseOffers = endpoint({
  method: 'POST',
  path: '/api/rater/quote/{id}/choose',
  summary: 'Sells a quote: its lead becomes a customer, and each chosen offer a pending policy.',
  allow: 'rater',
  params: quoteId,
  idempotent: true,
  body: z.object({
    /** One product for each line of business that is sold. */
    productIds: rows(choice('Choose an offer.'), LINES_MAX, 'offers').min(1, 'Choose an offer.'),
    /** For a lead that turned out to be a customer already. */
    customerId: choice('Choose a customer.').nullable().default(null),
    version: seenVersion,
  }),
  answer: quote,
});

export const quotePdf = endpoint({
  method: 'GET',
  path: '/api/rater/quote/{id}/pdf',
  summary: 'The comparison of the carriers as a PDF, for the customer.',
  allow: 'rater',
  params: quoteId,
  answer: pdfFile,
});

export const keepQuotePaper = endpoint({
  method: 'POST',
  path: '/api/rater/quote/{id}/paper',
  summary: 'Attaches the comparison as a PDF to the customer or the lead, to be sent by email.',
  allow: 'rater',
  params: quoteId,
  answer: z.object({ attachmentId: z.number().int() }),
});

export const quoteLog = endpoint({
  method: 'GET',
  path: '/api/rater/quote/{id}/log',
  summary: 'The changes of a quote, newest first.',
  allow: 'rater',
  params: quoteId,
  query: pageQuery,
  answer: paged(loggedChange(QUOTE_LOG)),
});
