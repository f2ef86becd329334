import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { anyFile, endpoint, idParams } from '#platform/shared/endpoint.ts';
import { lockerItem } from './fields.ts';

export const lockerVersion = z.object({
  id: z.number().int(),
  number: z.number().int(),
  size: z.number().int(),
  uploadedAt: moment,
  uploadedBy: z.string(),
  /** Whether the file is downloaded in this version. */
  isCurrent: z.boolean(),
});
export type LockerVersion = z.output<typeof lockerVersion>;

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/file-locker/items/{id}/versions',
  summary: 'The versions of a file, newest first.',
  allow: 'fileLocker',
  params: idParams('lockerItem'),
  answer: z.object({ results: z.array(lockerVersion) }),
});

const version = idParams('lockerVersion');

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/file-locker/versions/{id}/restore',
  summary: 'Brings a version of a file into force; the others stay in its list.',
  allow: 'fileLocker',
  params: version,
  answer: lockerItem,
});

export const downloadVersion = endpoint({
  method: 'GET',
  path: '/api/file-locker/versions/{id}/download',
  summary: 'One version of a file, as a download.',
  allow: 'fileLocker',
  params: version,
  answer: anyFile,
});
