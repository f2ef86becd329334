import { z } from 'zod';
import { drawer, payout } from '#areas/petty-cash/contract.ts';
import { METHODS } from '#areas/receipts/statuses.ts';
import { neededText, optionalText } from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, pdfFile } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { idParam, named, seenVersion } from '#platform/shared/record-fields.ts';
import { pieces } from './cash.ts';

export const REASON_MAX = 500;

export const DAY_STATES = ['open', 'closed', 'reopened'] as const;
export type DayState = (typeof DAY_STATES)[number];

const wrongOffice = 'Choose an office.';
const dayQuery = z.object({
  /** The home office, or the first, unless told otherwise. */
  office: idParam(wrongOffice).optional(),
  /** Today by the clock of the office unless told otherwise. */
  date: day.optional(),
});

/** How much came in by one method; null for cash while the count is blind. */
const tally = z.object({ count: z.number().int(), amount: money }).nullable();
const tallies = z.object({ cash: tally, check: tally, card: tally, 'bank account': tally });

const personDay = z.object({
  employee: named,
  methods: tallies,
  /** Without cash while the count is blind. */
  total: money,
});
export type PersonDay = z.output<typeof personDay>;

const voidedReceipt = z.object({
  id: z.number().int(),
  receipt: z.number().int(),
  method: z.enum(METHODS),
  employee: named,
  takenAt: moment,
  reason: z.string(),
  /** Null for cash while the count is blind. */
  amount: money.nullable(),
});

const check = z.object({
  /** The receipt's id. */
  id: z.number().int(),
  checkNumber: z.string(),
  employee: named,
  amount: money,
  isInHand: z.boolean(),
});

const officeDay = z.object({
  office: named,
  offices: z.array(named),
  date: z.string(),
  today: z.string(),
  timeZone: z.string(),
  state: z.enum(DAY_STATES),
  /** Until the cash is counted, nothing here says what receipts in cash come to. */
  isBlind: z.boolean(),
  receipts: z.object({
    people: z.array(personDay),
    methods: tallies,
    total: money,
    /** Active ones, without cash while blind. */
    count: z.number().int(),
    voided: z.array(voidedReceipt),
  }),
  drawers: z.array(drawer.extend({ paid: z.array(payout) })),
  checks: z.array(check),
  count: z
    .object({
      pieces,
      cash: money,
      by: z.string(),
      at: moment,
      version: z.number().int(),
    })
    .nullable(),
  /** Null while blind. */
  deposit: z
    .object({
      cash: money,
      checks: money,
      amount: money,
      expectedCash: money,
      expected: money,
      difference: money,
    })
    .nullable(),
  /** What the figures are known by: a close that names it is refused when they have changed. Null while blind. */
  seen: z.string().nullable(),
  /** The newest close of the day. */
  close: z
    .object({
      by: z.string(),
      at: moment,
      reason: z.string(),
      hash: z.string(),
      reopened: z.object({ by: z.string(), at: moment, reason: z.string() }).nullable(),
    })
    .nullable(),
  /** The close that the next one follows. */
  follows: z.object({ date: z.string(), hash: z.string() }).nullable(),
  /** The last closes of the office, oldest first; a day that was closed again counts once. */
  closes: z.array(
    z.object({
      date: z.string(),
      difference: money,
      isReopened: z.boolean(),
      /** What does not agree with its seal anymore; empty while it holds. */
      broken: z.array(z.string()),
    }),
  ),
  /** The days around it, for the way there. */
  days: z.array(z.object({ date: z.string(), state: z.enum(DAY_STATES), difference: money.nullable() })),
});
export type OfficeDay = z.output<typeof officeDay>;

const meant = {
  office: z.number(wrongOffice).int(wrongOffice).positive(wrongOffice),
  date: day,
};

export const findOfficeDay = endpoint({
  method: 'GET',
  path: '/api/end-of-day',
  summary:
    'An office’s day: receipts by person and method, voids, petty cash, checks, the count and the deposit. Cash appears after the count.',
  allow: 'endOfDay',
  query: dayQuery,
  answer: officeDay,
});

export const countInput = z.object({
  ...meant,
  pieces,
  /** The receipts whose checks are in hand. */
  checks: z
    .array(z.number('Choose a check.').int('Choose a check.').positive('Choose a check.'), 'Must be a list.')
    .max(1000, 'At most 1000 checks.')
    .default([]),
  /** Of the count that it replaces. Only the first count of a day has none. */
  version: seenVersion,
});

export const countCash = endpoint({
  method: 'POST',
  path: '/api/end-of-day/count',
  summary:
    'Finishes the count of bills, coins and checks. A second count names the version of the first and replaces it; the log keeps both.',
  allow: 'endOfDay',
  body: countInput,
  answer: officeDay,
});

export const closeDay = endpoint({
  method: 'POST',
  path: '/api/end-of-day/close',
  summary:
    'Closes and seals a day; from then on nothing of it changes. A deposit that differs needs a reason.',
  allow: 'endOfDay',
  idempotent: true,
  body: z.object({ ...meant, reason: optionalText(REASON_MAX), seen: z.string('Must be text.').optional() }),
  answer: officeDay,
});

export const reopenDay = endpoint({
  method: 'POST',
  path: '/api/end-of-day/reopen',
  summary: 'Reopens a closed day with a reason. Its seal stays in the chain.',
  allow: 'admin',
  idempotent: true,
  body: z.object({ ...meant, reason: neededText(REASON_MAX, 'Say why the day is reopened.') }),
  answer: officeDay,
});

export const depositSlip = endpoint({
  method: 'GET',
  path: '/api/end-of-day/slip',
  summary: 'The deposit slip of a day to print, once its cash is counted.',
  allow: 'endOfDay',
  query: dayQuery,
  answer: pdfFile,
});
