import { z } from 'zod';
import { headerLine, htmlText, SUBJECT_MAX, templateKind } from '#areas/templates/contract.ts';
import { moment } from '#platform/shared/dates.ts';
import { anyFile, endpoint, id, idParams, upload } from '#platform/shared/endpoint.ts';
import { optionalPageQuery, paged, pageQuery } from '#platform/shared/paging.ts';
import { idOrNoneParam } from '#platform/shared/record-fields.ts';
import { addressesOf, addressProblem, FILES_MAX } from './rules.ts';

export const FILES_AT_ONCE = 20;
export const DEFAULT_ATTACHMENT_TYPE = 'Attachment';
/** The answer for a customer who takes no mail; who sends reads it in the words of the popup. */
export const OPTED_OUT = 'opted out';

/** One text with commas between the addresses, or a list of them. */
const addresses = (missing: string) =>
  z
    .union([z.string(), z.array(z.string()).max(100, 'At most 100 addresses.')], missing)
    .superRefine((given, { addIssue }) => {
      const problem = addressProblem(given);
      if (problem) addIssue({ code: 'custom', message: problem });
    });

const optionalId = z
  .number('Must be a whole number.')
  .int('Must be a whole number.')
  .min(0, 'Must not be negative.')
  .nullish();
const ids = z
  .array(
    z.number('Must be a number.').int('Must be a whole number.').positive('Must be above zero.'),
    'Must be a list.',
  )
  .max(FILES_MAX, `At most ${FILES_MAX} files.`)
  .default([]);
const flag = z.union([z.boolean(), z.literal(0), z.literal(1)], 'Must be true or false.').default(false);

/** What a mail is about and what goes along with it. */
const context = z.object({
  /** Who writes; nobody can be named but whoever is signed in. */
  messageable_id: optionalId,
  messageable_type: z.string('Must be text.').max(200, 'At most 200 characters.').optional(),
  foreignKeyReference: z.union([templateKind, z.literal('')], 'Choose email or letter.').nullish(),
  foreignKeyId: optionalId,
  customerId: optionalId,
  /** Instead of a customer. */
  leadId: optionalId,
  /** A document of the customer that goes along, by the id of its attachment. */
  customerDocsId: optionalId,
  policyId: optionalId,
  attachmentIds: ids,
  /** With another name than the default, the attachments must be of the type of that name. */
  attachmentType: z
    .string('Must be text.')
    .max(80, 'At most 80 characters.')
    .default(DEFAULT_ATTACHMENT_TYPE),
  /** The attachments go as one PDF. */
  combine: flag,
  /** Files uploaded by `email/attachFile`. */
  uploadFilesId: ids,
});
export type EmailContext = z.output<typeof context>;

const NO_SENDER = 'Choose a sender.';
const NO_RECEIVER = 'Enter a recipient.';
const NO_SUBJECT = 'Enter a subject.';

export const emailInput = context.extend({
  from: headerLine(254, NO_SENDER).refine((address) => address.trim() !== '', NO_SENDER),
  to: addresses(NO_RECEIVER).refine((given) => addressesOf(given).length > 0, NO_RECEIVER),
  cc: addresses('Must be text.').default(''),
  bcc: addresses('Must be text.').default(''),
  subject: headerLine(SUBJECT_MAX, NO_SUBJECT).refine((text) => text.trim() !== '', NO_SUBJECT),
  body: htmlText,
});
export type EmailInput = z.output<typeof emailInput>;

export const createEmail = endpoint({
  method: 'POST',
  path: '/api/email/create',
  summary:
    'Sends a mail in the background; a customer who is opted out gets nothing, and the message says so.',
  allow: 'signedIn',
  body: emailInput,
  answer: z.object({ message: z.string(), id: z.number().int().nullable() }),
  idempotent: true,
});

const uploadedFile = z.object({ id: z.number().int(), filename: z.string(), size: z.number().int() });
export type UploadedFile = z.output<typeof uploadedFile>;

const number = idOrNoneParam('Must be a whole number.');

export const attachFile = endpoint({
  method: 'POST',
  path: '/api/email/attachFile',
  summary: 'Takes files for a mail that is being written; those of a mail that is never sent go after a day.',
  allow: 'signedIn',
  body: upload(FILES_AT_ONCE, {
    /** The mail so far, as JSON. */
    email: z.array(z.string().refine(isJsonObject, 'Must be the mail as JSON.')).default([]),
    filesCount: z.array(number).default([]),
    employeeId: z.array(number).default([]),
  }),
  answer: z.object({
    results: z.array(uploadedFile),
    /** The ids alone, as `email/create` takes them. */
    uploadFilesId: z.array(z.number().int()),
    refused: z.array(z.object({ filename: z.string(), reason: z.string() })),
  }),
});

function isJsonObject(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read);
  } catch {
    return false;
  }
}

const mailFile = z.object({
  kind: z.enum(['upload', 'attachment']),
  id: z.number().int(),
  filename: z.string(),
  size: z.number().int(),
});

export const prefillAttachments = endpoint({
  method: 'POST',
  path: '/api/email/prefill-attachments',
  summary: 'What goes along with a mail as it is now, and how much can.',
  allow: 'signedIn',
  body: context,
  answer: z.object({
    filenames: z.array(z.string()),
    files: z.array(mailFile),
    /** So many bytes the files of one mail may have together. */
    sizeLimit: z.number().int(),
  }),
  changes: false,
});

export const fromAddresses = endpoint({
  method: 'GET',
  path: '/api/email/from-addresses',
  summary: 'The addresses a person may send from: their own and the agency’s.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(z.object({ address: z.string(), name: z.string() })) }),
});

/** A mail that some of its receivers got and others did not is partly sent. */
export const EMAIL_STATES = ['queued', 'sent', 'partly', 'failed'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

const sentEmailRow = z.object({
  id: z.number().int(),
  state: z.enum(EMAIL_STATES),
  /** Why it failed, or why it waits for another try. */
  failure: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Who sent it. */
  sender: z.string(),
  customerId: z.number().int().nullable(),
  leadId: z.number().int().nullable(),
  filesCount: z.number().int(),
  createdAt: moment,
  sentAt: moment.nullable(),
});
export type SentEmailRow = z.output<typeof sentEmailRow>;

export const sentEmails = endpoint({
  method: 'GET',
  path: '/api/email/sent',
  summary: 'The mails of a customer or of a lead, or those sent by the signed-in person, newest first.',
  allow: 'signedIn',
  query: pageQuery.extend({ customerId: id('customer').optional(), leadId: id('lead').optional() }),
  answer: paged(sentEmailRow),
});

const sentFile = mailFile.extend({
  /** False for an attachment that was deactivated since, or that this person may not open. */
  isOpen: z.boolean(),
});
export type SentFile = z.output<typeof sentFile>;

export const sentEmail = endpoint({
  method: 'GET',
  path: '/api/email/sent/{id}',
  summary: 'A whole mail, as it was sent or is waiting to be sent.',
  allow: 'signedIn',
  params: idParams('email'),
  answer: sentEmailRow.extend({
    cc: z.string(),
    bcc: z.string(),
    body: z.string(),
    customer: z.string(),
    policy: z.string(),
    files: z.array(sentFile),
  }),
});
export type SentEmail = z.output<typeof sentEmail.answer>;

export const downloadEmailFile = endpoint({
  method: 'GET',
  path: '/api/email/file/{id}/download',
  summary: 'A file that was uploaded for a mail, as a download.',
  allow: 'signedIn',
  params: idParams('emailFile'),
  answer: anyFile,
});

const acordRow = z.object({
  id: z.number().int(),
  form: z.string(),
  name: z.string(),
  fromAddress: z.string(),
  toAddress: z.string(),
  cc: z.string(),
  bcc: z.string(),
  SUBJECT: z.string(),
  sentDate: moment,
});
export type AcordRow = z.output<typeof acordRow>;

export const acordHistory = endpoint({
  method: 'GET',
  path: '/api/email/acord-email-history',
  summary: 'The mails that carried an ACORD form, newest first; all of them unless a page is asked for.',
  allow: 'signedIn',
  query: optionalPageQuery.extend({ customerId: id('customer').optional() }),
  answer: paged(acordRow),
});
