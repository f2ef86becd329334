import { z } from 'zod';
import {
  neededName,
  optionalEmail,
  optionalPhone,
  optionalState,
  optionalText,
  optionalZip,
  words,
} from '#platform/shared/contact-fields.ts';
import { endpoint, idOrNewParams, idParams } from '#platform/shared/endpoint.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { seenVersion, seenVersionQuery, truth } from '#platform/shared/record-fields.ts';

export const NOTES_MAX = 2000;

const fields = {
  name: neededName(120, 'Enter a name.'),
  company: optionalText(120),
  jobTitle: optionalText(80),
  phone: optionalPhone,
  phone2: optionalPhone,
  email: optionalEmail,
  address: optionalText(160),
  city: optionalText(80),
  state: optionalState,
  zip: optionalZip,
  notes: optionalText(NOTES_MAX),
};

export const contactInput = z.object({
  ...fields,
  version: seenVersion,
  /** Brings a deleted contact back under its id. */
  restore: truth.default(false),
});
export type ContactInput = z.output<typeof contactInput>;

export const contact = z.object({
  id: z.number().int(),
  name: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  phone: z.string(),
  phone2: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  notes: z.string(),
  version: z.number().int(),
});
export type Contact = z.output<typeof contact>;

export const ENTRY_FILTERS = ['all', 'people', 'companies'] as const;
export type EntryFilter = (typeof ENTRY_FILTERS)[number];

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/rolodex',
  summary: 'Colleagues, companies and contacts in one list, by name, in pages.',
  allow: 'rolodex',
  query: z
    .object({
      query: words(120).default(''),
      kind: z.enum(ENTRY_FILTERS, 'Choose all, people or companies.').default('all'),
      letter: z
        .string('Choose a letter.')
        .regex(/^[A-Z]?$/, 'Choose a letter from A to Z.')
        .default(''),
    })
    .extend(pageQuery.shape),
  answer: z.object({
    results: z.array(
      z.object({
        kind: z.enum(['colleague', 'company', 'contact']),
        id: z.number().int(),
        name: z.string(),
        /** The person's job, or the company's kind. */
        what: z.string(),
        /** The company or office that a person belongs to. */
        place: z.string(),
        phone: z.string(),
        email: z.string(),
        active: z.boolean(),
      }),
    ),
    /** The letters that names begin with, whichever of them is chosen. */
    letters: z.array(z.string()),
    pagination,
  }),
});
export type Entry = z.output<typeof listEntries.answer>['results'][number];

const contactId = idParams('rolodexContact');

export const findContact = endpoint({
  method: 'GET',
  path: '/api/rolodex/contacts/{id}',
  summary: 'A contact.',
  allow: 'rolodex',
  params: contactId,
  answer: contact,
});

export const saveContact = endpoint({
  method: 'POST',
  path: '/api/rolodex/contacts/{id}',
  summary: 'Adds a contact (id 0), saves one or restores a deleted one; a stale version is refused.',
  allow: 'rolodex',
  params: idOrNewParams('rolodexContact'),
  body: contactInput,
  answer: contact,
});

export const deleteContact = endpoint({
  method: 'DELETE',
  path: '/api/rolodex/contacts/{id}',
  summary: 'Deletes a contact and answers what it was; one that was changed meanwhile stays.',
  allow: 'rolodex',
  params: contactId,
  query: seenVersionQuery,
  answer: contact,
});
