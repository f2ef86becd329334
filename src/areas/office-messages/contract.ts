import { z } from 'zod';
import { neededText } from '#platform/shared/contact-fields.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';

export const MESSAGE_MAX = 10_000;

/** The columns that sort, by the field that they show. */
export const MESSAGE_SORTS = ['office', 'message'] as const;
export type MessageSort = (typeof MESSAGE_SORTS)[number];

const message = neededText(MESSAGE_MAX, 'Enter a message.');
const NO_OFFICE = 'Choose an office.';
const version = z.number('Must be a number.').int('Must be a whole number.').optional();

export const createInput = z.object({
  officeId: z.number(NO_OFFICE).int(NO_OFFICE).positive(NO_OFFICE),
  message,
});

export const editInput = z.object({ message, version });

export const officeMessage = z.object({
  id: z.number().int(),
  /** Sanitized HTML; a video is a mark in it with its host and code. */
  message: z.string(),
  office: z.object({ id: z.number().int(), name: z.string() }),
  version: z.number().int(),
});
export type OfficeMessage = z.output<typeof officeMessage>;

const messageId = z.object({ id: id('officeMessage') });

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/v1/office-message',
  summary:
    'The messages of every office, newest first unless sorted; all of them unless a page is asked for.',
  allow: 'admin',
  query: z.object({
    sort: z.enum(MESSAGE_SORTS, 'This is not a column.').optional(),
    reverse: z.coerce
      .number('Must be 0 or 1.')
      .int('Must be 0 or 1.')
      .min(0, 'Must be 0 or 1.')
      .max(1, 'Must be 0 or 1.')
      .default(0),
    page: pageQuery.shape.page.unwrap().optional(),
    per_page: pageQuery.shape.per_page.unwrap().optional(),
  }),
  answer: z.object({ results: z.array(officeMessage), pagination }),
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
  query: z.object({ version: z.coerce.number({ error: 'Must be a number.' }).int().optional() }),
  answer: officeMessage,
});
