import { z } from 'zod';
import { neededName, optionalText, words } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams, pdfFile, upload } from '#platform/shared/endpoint.ts';
import { seenVersion, truth } from '#platform/shared/record-fields.ts';
import { FACT_NAMES } from './rules/facts.ts';
import { FIELDS_MAX } from './rules/fields.ts';

const formField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'check', 'choice']),
  page: z.number().int(),
  options: z.array(z.string()),
  maxLength: z.number().int().nullable(),
  isMultiline: z.boolean(),
});

export const mapped = z.object({
  field: words(300),
  fact: z.enum(FACT_NAMES, 'Choose a fact.'),
  /** What the fact has to be for a box to be checked; '' for every other field. */
  when: words(200).default(''),
});

export const formRow = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  filename: z.string(),
  size: z.number().int(),
  pages: z.number().int(),
  /** How many fields it has, and how many of them a fact fills. */
  fieldCount: z.number().int(),
  mappedCount: z.number().int(),
  active: z.boolean(),
  createdAt: moment,
  createdBy: z.string(),
  version: z.number().int(),
});
export type FormRow = z.output<typeof formRow>;

export const agencyForm = formRow.extend({ fields: z.array(formField), mapping: z.array(mapped) });
export type AgencyForm = z.output<typeof agencyForm>;

export const NAME_MAX = 120;
export const DESCRIPTION_MAX = 500;
const name = neededName(NAME_MAX, 'Enter a name.');

export const listForms = endpoint({
  method: 'GET',
  path: '/api/forms',
  summary: 'The forms of the agency by name; those taken out of the library as well, marked so.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(formRow) }),
});

export const findForm = endpoint({
  method: 'GET',
  path: '/api/forms/{id}',
  summary: 'A form with its fields and what fills them.',
  allow: 'signedIn',
  params: idParams('form'),
  answer: agencyForm,
});

export const blankForm = endpoint({
  method: 'GET',
  path: '/api/forms/{id}/pdf',
  summary: 'The form as it was uploaded.',
  allow: 'signedIn',
  params: idParams('form'),
  answer: pdfFile,
});

export const addForm = endpoint({
  method: 'POST',
  path: '/api/forms',
  summary: 'Adds a PDF with form fields to the library, under a name or that of its file.',
  allow: 'admin',
  body: upload(1, { name: z.array(words(NAME_MAX)).default([]) }),
  answer: agencyForm,
});

export const formInput = z.object({ name, description: optionalText(DESCRIPTION_MAX) });

export const saveForm = endpoint({
  method: 'POST',
  path: '/api/forms/{id}',
  summary: 'Saves the name and the description of a form. A stale version is 409.',
  allow: 'admin',
  params: idParams('form'),
  body: formInput.extend({ version: seenVersion }),
  answer: agencyForm,
});

export const saveMapping = endpoint({
  method: 'POST',
  path: '/api/forms/{id}/mapping',
  summary: 'Saves which fact fills which field. A stale version is 409.',
  allow: 'admin',
  params: idParams('form'),
  body: z.object({
    mapping: z.array(mapped).max(FIELDS_MAX, `At most ${FIELDS_MAX} fields.`),
    version: seenVersion,
  }),
  answer: agencyForm,
});

export const switchForm = endpoint({
  method: 'POST',
  path: '/api/forms/{id}/active',
  summary: 'Takes a form out of the library, or brings it back; what was made of it stays.',
  allow: 'admin',
  params: idParams('form'),
  body: z.object({ active: truth, version: seenVersion }),
  answer: agencyForm,
});
