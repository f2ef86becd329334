import { z } from 'zod';
import { neededText, optionalText } from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { money, moneyWithoutSign } from '#platform/shared/money.ts';
import { named } from '#platform/shared/record-fields.ts';

/** At clock-in, at clock-out, and when a manager ends the drawer of somebody else. */
export const PETTY_CASH_TYPES = ['start', 'end', 'endOther'] as const;
export type PettyCashType = (typeof PETTY_CASH_TYPES)[number];

export const REASON_MAX = 500;

const choice = (missing: string) => z.number(missing).int(missing).positive(missing);

/** The petty cash of one person, office and day. */
export const drawer = z.object({
  id: z.number().int(),
  employee: named,
  office: named,
  /** The day by the office's own clock. */
  date: z.string(),
  startingAmount: money,
  /** Against what the person left in the office the last time; zero the first time. */
  startingDifference: money,
  startingReason: z.string(),
  /** The sum of what was paid out of it. */
  payouts: money,
  /** Null while it is open. */
  endingAmount: money.nullable(),
  /** Ending − (starting − payouts); null while it is open. */
  difference: money.nullable(),
  endingReason: z.string(),
  endedAt: moment.nullable(),
});
export type Drawer = z.output<typeof drawer>;

export const listPettyCash = endpoint({
  method: 'GET',
  path: '/api/employee/petty-cash/list',
  summary:
    'The signed-in person’s petty cash of today in their home office, or null; and what starting it is compared with.',
  allow: 'signedIn',
  answer: z.object({
    results: drawer.nullable(),
    /** The newest of an earlier day that nobody ended. */
    earlier: drawer.nullable(),
    /** What the person left in the office the last time. */
    lastEnding: z.object({ date: z.string(), amount: money }).nullable(),
    /** Null for someone who has no office, and so no petty cash. */
    office: named.nullable(),
    date: z.string(),
    /** The end of the day is closed: no petty cash is asked for. */
    isDayClosed: z.boolean(),
  }),
});
export type OwnPettyCash = z.output<typeof listPettyCash.answer>;

export const startInput = z.object({
  pettyCashType: z.literal('start', 'A new petty cash has the type start.').default('start'),
  startingAmount: moneyWithoutSign,
  startingReason: optionalText(REASON_MAX),
});

export const createPettyCash = endpoint({
  method: 'POST',
  path: '/api/employee/petty-cash/create',
  summary: 'Starts the signed-in person’s petty cash of the day in their home office and clocks them in.',
  allow: 'signedIn',
  idempotent: true,
  body: startInput,
  answer: drawer,
});

export const endInput = z.object({
  pettyCashType: z.enum(['end', 'endOther'], 'Choose end or endOther.'),
  endingAmount: moneyWithoutSign,
  endingReason: optionalText(REASON_MAX),
  /** Of endOther alone: whose, of which day (today by the office's clock unless told) and in which office (their newest unless told). */
  employeeId: choice('Choose a person.').nullish(),
  date: day.nullish(),
  officeId: choice('Choose an office.').nullish(),
});
export type EndInput = z.output<typeof endInput>;

export const updatePettyCash = endpoint({
  method: 'POST',
  path: '/api/employee/petty-cash/update',
  summary:
    'Ends petty cash: end is the own, and clocks the person out; endOther is somebody else’s, for administrators and owners.',
  allow: 'signedIn',
  idempotent: true,
  body: endInput,
  answer: drawer,
});

export const payout = z.object({
  id: z.number().int(),
  amount: money,
  reason: z.string(),
  at: moment,
});
export type Payout = z.output<typeof payout>;

export const addPayout = endpoint({
  method: 'POST',
  path: '/api/employee/petty-cash/payouts',
  summary: 'Records what was paid out of the signed-in person’s petty cash.',
  allow: 'signedIn',
  idempotent: true,
  body: z.object({
    amount: moneyWithoutSign.refine((cents) => cents > 0, 'Enter an amount above zero.'),
    reason: neededText(REASON_MAX, 'Say what it was paid for.'),
  }),
  answer: payout,
});

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/employee/petty-cash/payouts',
  summary: 'What was paid out of the signed-in person’s petty cash of today, oldest first.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(payout), total: money }),
});
