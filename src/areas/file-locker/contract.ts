import { z } from 'zod';
import { FILES_AT_ONCE } from '#areas/attachments/contract.ts';
import { words } from '#platform/shared/contact-fields.ts';
import { anyFile, endpoint, id, idOrNew, idParams, upload } from '#platform/shared/endpoint.ts';
import { paged, pageQuery, sortQuery } from '#platform/shared/paging.ts';
import { flagParam, named, seenVersion } from '#platform/shared/record-fields.ts';
import { folderChoice, lockerItem, lockerName } from './fields.ts';
import { SORTS } from './statuses.ts';

export const listLockers = endpoint({
  method: 'GET',
  path: '/api/file-locker',
  summary: 'The offices whose file lockers the signed-in person may open, the home office first.',
  allow: 'fileLocker',
  answer: z.object({ results: z.array(named.extend({ isClosed: z.boolean() })) }),
});

export const lockerUsage = endpoint({
  method: 'GET',
  path: '/api/file-locker/{officeId}/usage',
  summary:
    'How much an office’s file locker has: files, folders, bytes with old versions, and what lies in the bin.',
  allow: 'fileLocker',
  params: z.object({ officeId: id('office') }),
  answer: z.object({
    files: z.number().int(),
    folders: z.number().int(),
    /** Every version of every file that is not in the bin. */
    size: z.number().int(),
    binned: z.number().int(),
    binnedSize: z.number().int(),
  }),
});

/** 0 is the top of the locker. */
const place = z.object({ officeId: id('office'), folder: idOrNew('lockerFolder') });

export const listItems = endpoint({
  method: 'GET',
  path: '/api/file-locker/{officeId}/folders/{folder}/items',
  summary:
    'What is in a folder (0: the top), folders first; with `query`, what has such a name in the whole locker.',
  allow: 'fileLocker',
  params: place,
  query: pageQuery.extend({
    query: words(200).default(''),
    /** Folders alone, for a choice of where to. */
    foldersOnly: flagParam.default(0),
    ...sortQuery(SORTS),
  }),
  answer: paged(lockerItem).extend({
    /** The folders from the top down to this one. */
    path: z.array(named),
  }),
});

export const addFolder = endpoint({
  method: 'POST',
  path: '/api/file-locker/{officeId}/folders/{folder}/folders',
  summary: 'Adds a folder inside a folder (0: at the top). A name that is taken there is 409.',
  allow: 'fileLocker',
  params: place,
  body: z.object({ name: lockerName }),
  answer: lockerItem,
});

export const uploadFiles = endpoint({
  method: 'POST',
  path: '/api/file-locker/{officeId}/folders/{folder}/files',
  summary:
    'Adds files to a folder (0: the top). One whose name is there becomes its new version if `newVersion` says so, and is answered under `sameName` otherwise.',
  allow: 'fileLocker',
  params: place,
  body: upload(FILES_AT_ONCE, { newVersion: z.array(flagParam).default([]) }),
  answer: z.object({
    results: z.array(lockerItem),
    refused: z.array(z.object({ filename: z.string(), reason: z.string() })),
    /** Files that were not stored, since there is a file of that name. */
    sameName: z.array(z.string()),
  }),
});

const one = idParams('lockerItem');

export const renameItem = endpoint({
  method: 'POST',
  path: '/api/file-locker/items/{id}/rename',
  summary: 'Gives a folder or a file another name. A file keeps its ending; a name that is taken is 409.',
  allow: 'fileLocker',
  params: one,
  body: z.object({ name: lockerName, version: seenVersion }),
  answer: lockerItem,
});

export const moveItem = endpoint({
  method: 'POST',
  path: '/api/file-locker/items/{id}/move',
  summary: 'Moves a folder or a file into another folder of its office (null: to the top).',
  allow: 'fileLocker',
  params: one,
  body: z.object({ folder: folderChoice, version: seenVersion }),
  answer: lockerItem,
});

export const downloadItem = endpoint({
  method: 'GET',
  path: '/api/file-locker/items/{id}/download',
  summary: 'The version of a file that is in force, as a download.',
  allow: 'fileLocker',
  params: one,
  answer: anyFile,
});
