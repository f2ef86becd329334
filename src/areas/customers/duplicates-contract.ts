import { z } from 'zod';
import { day } from '#platform/shared/dates.ts';
import { duplicate, typedPerson } from '#platform/shared/duplicates.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

const typedCustomer = typedPerson.extend({
  dob: day.nullable().default(null),
  licenseNumber: z.string('Must be text.').max(30, 'At most 30 characters.').default(''),
});
export type TypedCustomer = z.output<typeof typedCustomer>;

/** A POST, so that no birthday and no telephone number stands in an address that somebody logs. */
export const customerDuplicates = endpoint({
  method: 'POST',
  path: '/api/customer/duplicates',
  summary:
    'The customers and leads who are here already under a name that is being added, with a phone, email, birthday or license in common.',
  allow: 'signedIn',
  body: typedCustomer,
  answer: z.object({ results: z.array(duplicate) }),
  changes: false,
});
