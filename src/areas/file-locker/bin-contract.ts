import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id, idParams, nothing } from '#platform/shared/endpoint.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';
import { lockerItem } from './fields.ts';

export const binnedItem = z.object({
  id: z.number().int(),
  kind: z.enum(['folder', 'file']),
  name: z.string(),
  /** Where it was: Contracts / 2026; '' at the top. */
  from: z.string(),
  /** Files that lie in the bin with it, and the bytes of all their versions. */
  files: z.number().int(),
  size: z.number().int(),
  binnedAt: moment,
  binnedBy: z.string(),
  /** When it is gone for good. */
  goneAt: moment,
});
export type BinnedItem = z.output<typeof binnedItem>;

const office = z.object({ officeId: id('office') });
const one = idParams('lockerItem');

export const binItem = endpoint({
  method: 'POST',
  path: '/api/file-locker/items/{id}/bin',
  summary: 'Puts a file, or a folder with everything in it, into the bin.',
  allow: 'fileLocker',
  params: one,
  body: z.object({ version: seenVersion }).optional(),
  answer: nothing,
});

export const listBin = endpoint({
  method: 'GET',
  path: '/api/file-locker/{officeId}/bin',
  summary: 'What lies in the bin of an office’s locker, the latest first.',
  allow: 'fileLocker',
  params: office,
  query: pageQuery,
  answer: paged(binnedItem),
});

export const restoreItem = endpoint({
  method: 'POST',
  path: '/api/file-locker/items/{id}/restore',
  summary: 'Takes something out of the bin, back to its folder, or to the top when that is gone.',
  allow: 'fileLocker',
  params: one,
  answer: z.object({
    item: lockerItem,
    /** What to know about where it is now; '' when it is where it was. */
    word: z.string(),
  }),
});

export const emptyBin = endpoint({
  method: 'POST',
  path: '/api/file-locker/{officeId}/bin/empty',
  summary: 'Removes everything in the bin of an office’s locker for good.',
  allow: 'fileLockerAdmin',
  params: office,
  answer: z.object({ items: z.number().int() }),
});
