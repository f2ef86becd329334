import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { showPhone } from '#platform/shared/phones.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';
import { isDialable } from './rules.ts';

export const NOTES_MAX = 4000;

export const OUTCOMES = ['completed', 'busy', 'no answer', 'failed', 'cancelled'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const onOff = z.enum(['ON', 'OFF']);

export const turnTelephonyOnOff = endpoint({
  method: 'POST',
  path: '/api/telephonyTurnOnOff.php',
  summary: 'Switches the telephony of the signed-in person on when it is off, and off when it is on.',
  allow: 'telephony',
  query: z.object({ OnOff: z.literal('ON', 'Send OnOff=ON: the same call switches on and off.') }),
  answer: z.object({ state: onOff }),
});

export const telephonyState = endpoint({
  method: 'GET',
  path: '/api/telephony/state',
  summary: 'Whether telephony is on for the signed-in person, and which of their calls is running.',
  allow: 'telephony',
  answer: z.object({ state: onOff, runningCallId: z.number().int().nullable() }),
});
export type TelephonyState = z.output<typeof telephonyState.answer>;

export const phoneCall = z.object({
  id: z.number().int(),
  number: z.string(),
  customerId: z.number().int().nullable(),
  /** The customer's name, or ''. */
  customer: z.string(),
  startedAt: moment,
  /** Null while it rings, and when nobody took it up. */
  connectedAt: moment.nullable(),
  /** Null while it is running. */
  endedAt: moment.nullable(),
  /** '' while it is running. */
  outcome: z.enum(['', ...OUTCOMES]),
  /** Whole seconds of talk up to now: the clock of the screen may be another than the server's. */
  seconds: z.number().int(),
  notes: z.string(),
  /** Moves with the notes. */
  version: z.number().int(),
});
export type PhoneCall = z.output<typeof phoneCall>;

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/telephony/calls',
  summary: 'The calls of the signed-in person, the latest first.',
  allow: 'telephony',
  query: pageQuery,
  answer: paged(phoneCall),
});

const number = z
  .string('Enter a telephone number.')
  .trim()
  .max(40, 'At most 40 characters.')
  .refine(isDialable, 'Enter a telephone number with ten digits, like (305) 555-0142.')
  .overwrite(showPhone);

export const placeCall = endpoint({
  method: 'POST',
  path: '/api/telephony/calls',
  summary: 'Calls a number, for a customer or not. One call at a time for each person.',
  allow: 'telephony',
  idempotent: true,
  body: z.object({
    number,
    customerId: z.number('Choose a customer.').int().positive().nullable().default(null),
  }),
  answer: phoneCall,
});

const callId = idParams('phoneCall');

export const findCall = endpoint({
  method: 'GET',
  path: '/api/telephony/calls/{id}',
  summary: 'One call of the signed-in person.',
  allow: 'telephony',
  params: callId,
  answer: phoneCall,
});

export const hangUp = endpoint({
  method: 'POST',
  path: '/api/telephony/calls/{id}/hangUp',
  summary: 'Ends a call; one that has ended stays as it is.',
  allow: 'telephony',
  params: callId,
  answer: phoneCall,
});

export const notesInput = z.object({
  notes: z.string('Must be text.').max(NOTES_MAX, `At most ${NOTES_MAX} characters.`),
  version: seenVersion,
});

export const saveNotes = endpoint({
  method: 'POST',
  path: '/api/telephony/calls/{id}/notes',
  summary: 'Saves what was noted about a call; a stale version is refused with the current call.',
  allow: 'telephony',
  params: callId,
  body: notesInput,
  answer: phoneCall,
});
