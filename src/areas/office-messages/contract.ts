import { z } from 'zod';
import { neededText } from '#platform/shared/contact-fields.ts';
import { endpoint, idParams } from '#platform/shared/endpoint.ts';
import { optionalPageQuery, paged, sortQuery } from '#platform/shared/paging.ts';
import { named, seenVersion, seenVersionQuery } from '#platform/shared/record-fields.ts';
import { MESSAGE_SORTS } from './statuses.ts';

export const MESSAGE_MAX = 10_000;

const message = neededText(MESSAGE_MAX, 'Enter a message.');
const NO_OFFICE = 'Choose an office.';

export const createInput = z.object({
  officeId: z.number(NO_OFFICE).int(NO_OFFICE).positive(NO_OFFICE),
  message,
});

export const editInput = z.object({ message, version: seenVersion });

export const officeMessage = z.object({
  id: z.number().int(),
  /** Sanitized HTML; a video is a mark in it with its host and code. */
  message: z.string(),
  office: named,
  version: z.number().int(),
});
export type OfficeMessage = z.output<typeof officeMessage>;

const messageId = idParams('officeMessage');

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/v1/office-message',
  summary:
    'The messages of every office, newest first unless sorted; all of them unless a page is asked for.',
  allow: 'admin',
  query: optionalPageQuery.extend(sortQuery(MESSAGE_SORTS)),
  answer: paged(officeMessage),
});

export const findMessage = endpoint({
  method: 'GET',
  path: '/api/v1/office-message/{id}',
  summary: 'A message, to be edited or deleted.',
  allow: 'admin',
  params: messageId,
  answer: officeMessage,
});

export const createMessage = endpoint({
  method: 'POST',
  path: '/api/v1/office-message',
  summary: 'Creates a message of an office; its HTML is sanitized, and embeds of the two video hosts stay.',
  allow: 'admin',
  body: createInput,
  answer: officeMessage,
});

export const editMessage = endpoint({
  method: 'POST',
  path: '/api/v1/office-message/{id}',
  summary: 'Saves the text of a message; a stale version is refused with the current record.',
  allow: 'admin',
  params: messageId,
  body: editInput,
  answer: officeMessage,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/v1/office-message/{id}',
  summary: 'Deletes a message and answers what it was; one that was changed meanwhile stays.',
  allow: 'admin',
  params: messageId,
  query: seenVersionQuery,
  answer: officeMessage,
});
