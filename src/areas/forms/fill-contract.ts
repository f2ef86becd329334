import { z } from 'zod';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, idParams, pdfFile } from '#platform/shared/endpoint.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { idParam, seenVersion } from '#platform/shared/record-fields.ts';
import { FIELDS_MAX, VALUE_MAX } from './rules/fields.ts';

const fieldValue = z.object({
  field: z.string('Must be text.').max(300, 'At most 300 characters.'),
  value: z.string('Must be text.').max(VALUE_MAX, `At most ${VALUE_MAX} characters.`),
});
export type FieldValue = z.output<typeof fieldValue>;

const wrongCustomer = 'Choose a customer.';
const wrongPolicy = 'Choose a policy.';

export const formValues = endpoint({
  method: 'GET',
  path: '/api/forms/{id}/values',
  summary:
    'What the fields of a form would be filled with: for a customer and one of their policies, where those are named.',
  allow: 'signedIn',
  params: idParams('form'),
  query: z.object({
    customerId: idParam(wrongCustomer).optional(),
    policyId: idParam(wrongPolicy).optional(),
  }),
  answer: z.object({ values: z.array(fieldValue), version: z.number().int() }),
});

export const formFill = z.object({
  id: z.number().int(),
  formId: z.number().int(),
  /** As it was called then. */
  form: z.string(),
  /** Whether it is still in the library. */
  isInLibrary: z.boolean(),
  customerId: z.number().int(),
  customer: z.string(),
  policyId: z.number().int().nullable(),
  policy: z.string(),
  attachmentId: z.number().int(),
  /** Whether the PDF is still among the files of the customer. */
  isInFiles: z.boolean(),
  madeAt: moment,
  madeBy: z.string(),
});
export type FormFill = z.output<typeof formFill>;

export const fillForm = endpoint({
  method: 'POST',
  path: '/api/forms/{id}/fill',
  summary:
    'Makes the PDF of a form with these values and keeps it among the files of the customer or the policy.',
  allow: 'signedIn',
  params: idParams('form'),
  idempotent: true,
  bodyLimit: 4 * 1_048_576,
  body: z.object({
    customerId: z.number(wrongCustomer).int(wrongCustomer).positive(wrongCustomer),
    policyId: z.number(wrongPolicy).int(wrongPolicy).positive(wrongPolicy).nullable().default(null),
    values: z.array(fieldValue).max(FIELDS_MAX, `At most ${FIELDS_MAX} fields.`),
    /** Of the form, as it was when the values were shown. */
    version: seenVersion,
  }),
  answer: formFill,
});

export const listFills = endpoint({
  method: 'GET',
  path: '/api/form-history',
  summary: 'Forms that were filled in, the newest first, of everybody or of one customer or form, in pages.',
  allow: 'signedIn',
  query: pageQuery.extend({
    customerId: idParam(wrongCustomer).optional(),
    formId: idParam('Choose a form.').optional(),
  }),
  answer: paged(formFill),
});

export const findFill = endpoint({
  method: 'GET',
  path: '/api/form-history/{id}',
  summary: 'A form that was filled in, with its values as they were.',
  allow: 'signedIn',
  params: idParams('formFill'),
  answer: formFill.extend({ values: z.array(z.object({ label: z.string(), value: z.string() })) }),
});

export const filledForm = endpoint({
  method: 'GET',
  path: '/api/form-history/{id}/pdf',
  summary: 'The PDF of a form that was filled in, also once it was taken out of the files.',
  allow: 'signedIn',
  params: idParams('formFill'),
  answer: pdfFile,
});
