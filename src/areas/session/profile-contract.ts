import { z } from 'zod';
import { neededName, optionalPhone } from '#platform/shared/contact-fields.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';

export const profile = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  version: z.number().int(),
});
export type Profile = z.infer<typeof profile>;

export const ownProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  summary: 'The signed-in person’s own profile.',
  allow: 'signedIn',
  answer: profile,
});

export const saveOwnProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Saves the profile of the signed-in person; a stale version is refused with the current record.',
  allow: 'signedIn',
  body: z.object({
    firstName: neededName(80, 'Enter your first name.'),
    lastName: neededName(80, 'Enter your last name.'),
    phone: optionalPhone,
    version: seenVersion,
  }),
  answer: profile,
});
