import { z } from 'zod';
import { neededText } from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, idOrNewParams } from '#platform/shared/endpoint.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { idParam, named, seenVersion } from '#platform/shared/record-fields.ts';

export const CORRECTION_MAX = 500;

/** One stay, as the clock or an administrator wrote it. */
const stretch = z.object({
  id: z.number().int(),
  in: moment,
  /** Null while it runs. */
  out: moment.nullable(),
  /** Why an administrator changed it; empty for what the clock wrote. */
  correction: z.string(),
  version: z.number().int(),
});
export type HoursStretch = z.output<typeof stretch>;

const hoursDay = z.object({
  employee: named,
  /** The day by the clock of the person's office. */
  date: z.string(),
  timeZone: z.string(),
  /** Of that day alone: a stretch over midnight counts on both days. */
  minutes: z.number().int(),
  stretches: z.array(stretch),
});
export type HoursDay = z.output<typeof hoursDay>;

const personWithClock = named.extend({ timeZone: z.string() });
export type PersonWithClock = z.output<typeof personWithClock>;

export const hoursFilter = z.object({
  from: day.optional(),
  to: day.optional(),
  person: idParam('Choose a person.').optional(),
  office: idParam('Choose an office.').optional(),
});
export type HoursFilter = z.output<typeof hoursFilter>;

export const listHours = endpoint({
  method: 'GET',
  path: '/api/time_tracking/hours',
  summary:
    'Hours by person and day, newest day first; the last two weeks unless told otherwise. Everyone for administrators, the own for anyone else.',
  allow: 'signedIn',
  query: hoursFilter.extend(pageQuery.shape),
  answer: z.object({
    results: z.array(hoursDay),
    pagination,
    /** Over the whole filter. */
    minutes: z.number().int(),
    from: z.string(),
    to: z.string(),
    /** To filter by and to add hours for, each with the clock of their office; only administrators get any. */
    people: z.array(personWithClock),
  }),
});
export type HoursList = z.output<typeof listHours.answer>;

export const stretchInput = z.object({
  /** Whose; needed for one that is added. */
  employeeId: z.number('Choose a person.').int('Choose a person.').positive('Choose a person.').nullish(),
  in: moment,
  out: moment.nullable(),
  correction: neededText(CORRECTION_MAX, 'Say why the hours are corrected.'),
  version: seenVersion,
});
export type StretchInput = z.output<typeof stretchInput>;

export const correctStretch = endpoint({
  method: 'POST',
  path: '/api/time_tracking/entries/{id}',
  summary: 'Corrects when somebody came and went; 0 adds a stretch that nobody clocked.',
  allow: 'admin',
  params: idOrNewParams('stretch'),
  body: stretchInput,
  answer: stretch.extend({ employeeId: z.number().int() }),
});
