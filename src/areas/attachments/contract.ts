import { z } from 'zod';
import { neededText, words } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import {
  anyFile,
  endpoint,
  id,
  idOrNew,
  idOrNewParams,
  idParams,
  nothing,
  upload,
  word,
} from '#platform/shared/endpoint.ts';
import { idParam, named, seenVersion, truth } from '#platform/shared/record-fields.ts';
import { TABLE_NAMES } from './table-names.ts';

export type { TableName } from './table-names.ts';

export const FILES_AT_ONCE = 20;
export const DESCRIPTION_MAX = 500;
export const TYPE_NAME_MAX = 80;
export const DEFAULT_TYPE = 'Attachment';
export const NO_TYPE = 'To add an attachment you must setup an attachment type';

const tableName = z.enum(TABLE_NAMES, 'There is no such table.');

export const attachment = z.object({
  id: z.number().int(),
  /** As the file was called where it came from. */
  filename: z.string(),
  /** What was typed with it; the file's name when nothing was. */
  description: z.string(),
  fileExtension: z.string(),
  size: z.number().int(),
  attachmentType: z.string(),
  dateTime: moment,
  /** The same as `dateTime`. */
  uploadedDate: moment,
  masterId: z.number().int(),
  yearWeekFolder: z.string(),
  guId: z.string(),
  creator: z.object({ name: z.string() }),
});
export type Attachment = z.output<typeof attachment>;

const listedAttachment = attachment.extend({
  /** Why this person cannot take the file out of the list; '' when they can. */
  whyLocked: z.string(),
});
export type ListedAttachment = z.output<typeof listedAttachment>;

export const listAttachments = endpoint({
  method: 'GET',
  path: '/api/v1/attachment/uploaded-images/{id}/{tableName}/list',
  summary:
    'The files of a record, newest first, with why one cannot be deactivated and why none can be added.',
  allow: 'signedIn',
  params: z.object({ id: id('customer'), tableName }),
  answer: z.object({
    results: z.array(listedAttachment),
    /** Why this person cannot add files; '' when they can. */
    whyNotAdded: z.string(),
  }),
});

export const uploadAttachments = endpoint({
  method: 'POST',
  path: '/api/v1/attachment/uploaded-images/{id}/{tableName}/{attachmentType}/{customerId}/upload',
  summary: 'Adds files to a record; answers what was taken and what was refused, and 422 when nothing was.',
  allow: 'signedIn',
  params: z.object({
    id: id('customer'),
    tableName,
    attachmentType: word(TYPE_NAME_MAX, DEFAULT_TYPE),
    /** 0 for a record without a customer. */
    customerId: idOrNew('customer'),
  }),
  body: upload(FILES_AT_ONCE, {
    description: z.array(words(DESCRIPTION_MAX)).default([]),
    /** Who uploads, for each file; nobody can be named but whoever is signed in. */
    userId: z.array(idParam('Must be a number.')).default([]),
  }),
  answer: z.object({
    results: z.array(attachment),
    refused: z.array(z.object({ filename: z.string(), reason: z.string() })),
  }),
});
export type Uploaded = z.output<typeof uploadAttachments.answer>;

export const findNamedType = endpoint({
  method: 'GET',
  path: '/api/v1/attachment/uploaded-images/{attachmentType}/attachmentType',
  summary: 'The type of that name; null when it is not set up.',
  allow: 'signedIn',
  params: z.object({ attachmentType: word(TYPE_NAME_MAX, DEFAULT_TYPE) }),
  answer: z.object({ results: named.nullable() }),
});

const attachmentId = idParams('attachment');

export const deactivateAttachment = endpoint({
  method: 'PUT',
  path: '/api/v1/attachment/uploaded-images/{id}/deactivate',
  summary: 'Takes a file out of the list of its record.',
  allow: 'signedIn',
  params: attachmentId,
  answer: nothing,
});

export const activateAttachment = endpoint({
  method: 'PUT',
  path: '/api/v1/attachment/uploaded-images/{id}/activate',
  summary: 'Brings a deactivated file back.',
  allow: 'signedIn',
  params: attachmentId,
  answer: nothing,
});

export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/api/v1/attachment/uploaded-images/{id}/download',
  summary: 'The file itself, as a download.',
  allow: 'signedIn',
  params: attachmentId,
  answer: anyFile,
});

export const storedFile = endpoint({
  method: 'GET',
  path: '/attc2/{masterId}/{yearWeekFolder}/{file}',
  summary: 'The file itself, by where it is stored.',
  allow: 'signedIn',
  params: z.object({
    masterId: id('ownAgency'),
    yearWeekFolder: z
      .string()
      .regex(/^\d{6}$/, 'Must be a year and a week.')
      .meta({ example: '202646' }),
    file: z
      .string()
      .regex(/^[0-9a-f-]{36}\.[a-z]{3,4}$/, 'Must be the name of a stored file.')
      .meta({ idOf: 'storedFile' }),
  }),
  answer: anyFile,
});

export const attachmentType = z.object({
  id: z.number().int(),
  name: z.string(),
  active: z.boolean(),
  version: z.number().int(),
});
export type AttachmentType = z.output<typeof attachmentType>;

export const listTypes = endpoint({
  method: 'GET',
  path: '/api/attachment-types',
  summary: 'Every type of attachment by name, including those that are switched off.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(attachmentType) }),
});

export const typeInput = z.object({
  name: neededText(TYPE_NAME_MAX, 'Enter a name.').refine(
    (name) => !/[/\\]/.test(name),
    'Do not use a slash: the name is part of addresses.',
  ),
  active: truth.default(true),
  version: seenVersion,
});
export type TypeInput = z.output<typeof typeInput>;

export const saveType = endpoint({
  method: 'POST',
  path: '/api/attachment-types/{id}',
  summary: 'Adds a type (id 0), renames one or switches it on or off; a stale version is refused.',
  allow: 'admin',
  params: idOrNewParams('attachmentType'),
  body: typeInput,
  answer: attachmentType,
});
