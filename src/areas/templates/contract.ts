import { z } from 'zod';
import { loggedChange } from '#platform/shared/change-log.ts';
import { neededText } from '#platform/shared/contact-fields.ts';
import { endpoint, idOrNewParams, idParams, pdfFile } from '#platform/shared/endpoint.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { flagParam, idOrNoneParam, seenVersion, truth } from '#platform/shared/record-fields.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { TEMPLATE_LOG } from './log.ts';
import { MERGE_FIELD_NAMES } from './rules.ts';

export const TITLE_MAX = 120;
export const SUBJECT_MAX = 250;
export const BODY_MAX = 200_000;

/** A mail to send, and a letter to print or send. */
export const TEMPLATE_KINDS = ['emailBlast', 'customLetter'] as const;
export const templateKind = z.enum(TEMPLATE_KINDS, 'Choose email or letter.');
export type TemplateKind = z.infer<typeof templateKind>;

/** A line of a header: what would end it is refused. `missing` says what to enter. */
export const headerLine = (max: number, missing = 'Must be text.') =>
  z
    .string(missing)
    .max(max, `At most ${max} characters.`)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'Must be one line, without control characters.');

/** 0 and nothing both mean none. */
const optionalId = idOrNoneParam('Must be a whole number that is not negative.').optional();

/** Whom a template is filled in for. */
const about = { customerId: optionalId, leadId: optionalId, policyId: optionalId };

const filledIn = z.object({
  subject: z.string(),
  body: z.string(),
  /** The merge fields in it that nothing is known for: what they leave is a gap. */
  empty: z.array(z.enum(MERGE_FIELD_NAMES)),
});
export type FilledIn = z.output<typeof filledIn>;

export const emailTemplates = endpoint({
  method: 'GET',
  path: '/api/email/email-blast-templates',
  summary: 'The email templates that can be chosen, by name.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(z.object({ id: z.number().int(), description: z.string() })) }),
});

export const letterTemplates = endpoint({
  method: 'GET',
  path: '/api/email/custom-letter-templates',
  summary: 'The letter templates that can be chosen, by name.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(z.object({ id: z.number().int(), title: z.string() })) }),
});

export const emailBlast = endpoint({
  method: 'GET',
  path: '/api/ajax/emailBlast.php',
  summary:
    'An email template filled in for a customer and a policy; with default=1 what an empty mail begins with.',
  allow: 'signedIn',
  query: z.object({
    default: flagParam.optional(),
    id: optionalId,
    ...about,
  }),
  answer: filledIn,
});

export const customLetter = endpoint({
  method: 'GET',
  path: '/api/ajax/customLetters.php',
  summary: 'A letter filled in for a customer and a policy.',
  allow: 'signedIn',
  query: z.object({ id: optionalId, ...about }),
  answer: filledIn,
});

export const letterPdf = endpoint({
  method: 'GET',
  path: '/api/templates/{id}/letter.pdf',
  summary: 'A letter filled in for a customer and a policy, as a PDF to print.',
  allow: 'signedIn',
  params: idParams('letter'),
  query: z.object(about),
  answer: pdfFile,
});

export const template = z.object({
  id: z.number().int(),
  kind: templateKind,
  title: z.string(),
  subject: z.string(),
  /** Sanitized HTML with merge fields such as {{customer.name}}. */
  body: z.string(),
  /** The body that an empty mail begins with. */
  isDefault: z.boolean(),
  active: z.boolean(),
  version: z.number().int(),
});
export type Template = z.output<typeof template>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  summary: 'Every template and letter by name, including those that are switched off.',
  allow: 'admin',
  query: pageQuery.extend({ kind: templateKind.optional() }),
  answer: paged(template.omit({ body: true })),
});
export type TemplateRow = z.output<typeof listTemplates.answer>['results'][number];

const templateId = idParams('template');

export const findTemplate = endpoint({
  method: 'GET',
  path: '/api/templates/{id}',
  summary: 'A template or letter as it is written.',
  allow: 'admin',
  params: templateId,
  answer: template,
});

/** Taking nested tags apart costs the square of their number. */
const TAGS_MAX = 10_000;

/** HTML that somebody wrote, before it is sanitized. */
export const htmlText = z
  .string('Enter a message.')
  .max(BODY_MAX, `At most ${showCount(BODY_MAX)} characters, the formatting included.`)
  .refine(
    (html) => html.split('<').length <= TAGS_MAX,
    'This has too much formatting. Paste it again without formatting.',
  );

export const templateInput = z.object({
  kind: templateKind,
  title: neededText(TITLE_MAX, 'Enter a title.'),
  subject: headerLine(SUBJECT_MAX).default(''),
  body: htmlText,
  isDefault: truth.default(false),
  active: truth.default(true),
  version: seenVersion,
});
export type TemplateInput = z.output<typeof templateInput>;

export const saveTemplate = endpoint({
  method: 'POST',
  path: '/api/templates/{id}',
  summary:
    'Adds a template or letter (id 0) or saves one; unknown merge fields and a stale version are refused.',
  allow: 'admin',
  params: idOrNewParams('template'),
  body: templateInput,
  answer: template,
});

export const previewTemplate = endpoint({
  method: 'POST',
  path: '/api/templates/preview',
  summary: 'What is being written, filled in for a real customer.',
  allow: 'admin',
  body: z.object({
    subject: headerLine(SUBJECT_MAX).default(''),
    body: htmlText,
    customerId: z.number('Choose a customer.').int('Choose a customer.').positive('Choose a customer.'),
    policyId: optionalId,
  }),
  answer: filledIn,
  changes: false,
});

export const templateLog = endpoint({
  method: 'GET',
  path: '/api/templates/{id}/log',
  summary: 'Who changed a template, and what, newest first.',
  allow: 'admin',
  params: templateId,
  query: pageQuery,
  answer: paged(loggedChange(TEMPLATE_LOG)),
});
