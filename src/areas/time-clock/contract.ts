import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

export const clockStatus = z.object({
  type: z.enum(['In', 'Out']),
  /** When the person clocked in or out last; null before the first time. */
  clock: moment.nullable(),
  /** Worked since the moment that was asked for, in whole minutes, the running stretch included. */
  minutes: z.number().int(),
});
export type ClockStatus = z.output<typeof clockStatus>;

/** Where the person's day began: the server does not know the time zone of the desk. Absent: a day ago. */
const query = z.object({ since: moment.optional() });

export const getClockStatus = endpoint({
  method: 'GET',
  path: '/api/time_tracking/clock/get_status',
  summary: 'Whether the signed-in person is clocked in, since when, and how long they worked.',
  allow: 'signedIn',
  query,
  answer: clockStatus,
});

export const listStretches = endpoint({
  method: 'GET',
  path: '/api/time_tracking/clock/stretches',
  summary: 'When the signed-in person was in since that moment, newest first. Absent: a day ago.',
  allow: 'signedIn',
  query,
  answer: z.object({
    /** `out` is null while the stretch runs. */
    results: z.array(z.object({ in: moment, out: moment.nullable() })),
  }),
});

export const clockIn = endpoint({
  method: 'GET',
  path: '/api/time_tracking/clock/in',
  summary: 'Clocks the signed-in person in; someone who is in stays in.',
  allow: 'signedIn',
  changes: true,
  query,
  answer: clockStatus,
});

export const clockOut = endpoint({
  method: 'GET',
  path: '/api/time_tracking/clock/out',
  summary: 'Clocks the signed-in person out; someone who is out stays out.',
  allow: 'signedIn',
  changes: true,
  query,
  answer: clockStatus,
});
