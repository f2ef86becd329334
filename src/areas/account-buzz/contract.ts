import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { flag } from '#platform/shared/permissions.ts';
import { SYNC_STATES } from './rules.ts';

/** The state of a sync and how many customers it had, never who they are. */
export const buzzSync = z.object({
  id: z.number().int(),
  masterId: z.number().int(),
  state: z.enum(SYNC_STATES),
  customers: z.number().int().nullable(),
  failure: z.string(),
  /** Nothing was really synced. */
  isSandbox: z.boolean(),
  employeeName: z.string(),
  askedAt: moment,
  endedAt: moment.nullable(),
});
export type BuzzSync = z.output<typeof buzzSync>;

const body = z.object({
  masterId: z.number('Name the account.').int('Name the account.').positive('Name the account.'),
});

export const checkBuzz = endpoint({
  method: 'POST',
  path: '/api/backoffice/agency-buzz-sync/checkPermission',
  summary: 'Answers 1 when the account has the add-on Agency Buzz.',
  allow: 'backOffice',
  changes: false,
  body,
  answer: z.object({ results: flag }),
});

export const addBuzzSync = endpoint({
  method: 'POST',
  path: '/api/backoffice/agency-buzz-sync/add',
  summary: 'Starts a sync of the account with Agency Buzz, one at a time.',
  allow: 'backOffice',
  idempotent: true,
  body,
  answer: buzzSync,
});

export const listBuzzSyncs = endpoint({
  method: 'GET',
  path: '/api/back_office/accounts/{account}/buzz-syncs',
  summary: 'The last syncs of an account with their states, newest first.',
  allow: 'backOffice',
  params: z.object({ account: id('account') }),
  answer: z.object({ results: z.array(buzzSync) }),
});
