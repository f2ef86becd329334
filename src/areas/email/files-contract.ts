import { z } from 'zod';
import { listAttachments } from '#areas/attachments/contract.ts';
import { optionalText } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id } from '#platform/shared/endpoint.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';

const { tableName } = listAttachments.params.shape;

const storedFile = z.object({
  /** Of the attachment, as `email/create` takes it in `attachmentIds`. */
  id: z.number().int(),
  filename: z.string(),
  /** What was typed with it, or ''. */
  description: z.string(),
  attachmentType: z.string(),
  size: z.number().int(),
  uploadedDate: moment,
  /** The record that it is attached to, and how that is called. */
  tableName,
  recordId: z.number().int(),
  recordName: z.string(),
});
export type StoredFile = z.output<typeof storedFile>;

const query = pageQuery.extend({
  /** Words in the name, the description, the type or the record of a file. */
  query: optionalText(200),
  /** Only the files of this kind of record. */
  tableName: tableName.optional(),
});

const answer = z.object({
  results: z.array(storedFile),
  pagination,
  /** The kinds of records that have files, for the choice among them. */
  tableNames: z.array(tableName),
});

export const customerFiles = endpoint({
  method: 'GET',
  path: '/api/email/customer-files/{customerId}',
  summary: 'The files of a customer and of their policies, tasks and other records, newest first, to attach.',
  allow: 'signedIn',
  params: z.object({ customerId: id('customer') }),
  query,
  answer,
});

export const leadFiles = endpoint({
  method: 'GET',
  path: '/api/email/lead-files/{leadId}',
  summary: 'The files of a lead and of its tasks, newest first, to attach.',
  allow: 'leads',
  params: z.object({ leadId: id('lead') }),
  query,
  answer,
});
