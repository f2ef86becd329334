import { z } from 'zod';
import { SOURCES } from '#areas/accounts/rules/lists.ts';
import { optionalState, optionalText } from '#platform/shared/contact-fields.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { INSTRUCTIONS_MAX, TRAINING_NAME_MAX } from './rules.ts';

/** Digits and one decimal point, at most ten. */
const phone = optionalText(10).refine((text) => /^\d*\.?\d*$/.test(text), 'Use digits only.');
const sources = SOURCES.map(({ name }) => name);

export const signUpAgency = endpoint({
  method: 'POST',
  path: '/api/v1/agencies',
  summary:
    'Signs a new agency up: the agency, its office and owner, who is mailed a link to choose a password.',
  allow: 'backOffice',
  idempotent: true,
  body: z.object({
    crm: optionalText(100),
    operatingName: optionalText(100),
    instructions: optionalText(INSTRUCTIONS_MAX),
    trainingContactName: optionalText(TRAINING_NAME_MAX),
    trainingContactEmail: optionalText(254),
    packageName: optionalText(100),
    sales_representative: z.number('Select a sales representative.').int().nullable().default(null),
    referralSource: z.enum([...sources, ''], 'Select a source.').default(''),
    competitor: optionalText(100),
    agency: z.object({ name: optionalText(100) }).default({ name: '' }),
    owner: z
      .object({
        name: optionalText(100),
        street: optionalText(200),
        city: optionalText(100),
        state: optionalState,
        zipcode: optionalText(10).refine((text) => /^[\d-]*$/.test(text), 'Use digits and a hyphen only.'),
        contact1: phone,
        contact2: phone,
        primary_phone: phone,
        fax: phone,
        cell_phone: phone,
        email: optionalText(254),
      })
      .prefault({}),
  }),
  answer: z.object({ account: z.number().int() }),
});
