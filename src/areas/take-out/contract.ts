import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { anyFile, endpoint, idParams } from '#platform/shared/endpoint.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { STATES } from './rules.ts';

const takeOut = z.object({
  id: z.number().int(),
  state: z.enum(STATES),
  /** Whoever asked for it. */
  person: z.string(),
  isOwn: z.boolean(),
  asked: moment,
  /** Tables that are written while it gathers records, files while it gathers those. */
  done: z.number().int(),
  of: z.number().int(),
  records: z.number().int(),
  /** Bytes of the ZIP, once it is ready. */
  size: z.number().int().nullable(),
  /** Until when it can be downloaded. */
  expires: moment.nullable(),
  /** Why it could not be made. */
  failure: z.string(),
  /** Why this person cannot cancel or remove it; null when they can. */
  whyNotEnded: z.string().nullable(),
});
export type TakeOut = z.output<typeof takeOut>;

const takeOutId = idParams('takeOut');

export const listTakeOuts = endpoint({
  method: 'GET',
  path: '/api/take-outs',
  summary: 'When everything of the agency was taken out, newest first, and how far one under way is.',
  allow: 'owner',
  query: pageQuery,
  answer: z.object({ pagination, results: z.array(takeOut) }),
});

export const askTakeOut = endpoint({
  method: 'POST',
  path: '/api/take-outs',
  summary:
    'Begins to take everything of the agency out as one ZIP of CSV and files, in the background. One at a time: while one is under way, another is 409.',
  allow: 'owner',
  answer: takeOut,
});

export const endTakeOut = endpoint({
  method: 'DELETE',
  path: '/api/take-outs/{id}',
  summary: 'Cancels a take-out under way, which only its person may do, or removes the file of a ready one.',
  allow: 'owner',
  params: takeOutId,
  answer: takeOut,
});

export const downloadTakeOut = endpoint({
  method: 'GET',
  path: '/api/take-outs/{id}/file',
  summary: 'The ZIP of a ready take-out.',
  allow: 'owner',
  params: takeOutId,
  answer: anyFile,
});
