import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { seenVersion } from '#platform/shared/record-fields.ts';

const personName = (ask: string) =>
  z.string({ error: ask }).trim().min(1, ask).max(80, 'At most 80 characters.');

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
  summary: "The signed-in person's own profile.",
  allow: 'signedIn',
  answer: profile,
});

export const saveOwnProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Saves the profile of the signed-in person; a stale version is refused with the current record.',
  allow: 'signedIn',
  body: z.object({
    firstName: personName('Enter your first name.'),
    lastName: personName('Enter your last name.'),
    phone: z
      .string()
      .trim()
      .max(40, 'At most 40 characters.')
      .regex(/^[\d\s()+.x-]*$/i, 'Use digits, spaces and ( ) + - . x only.')
      .default(''),
    version: seenVersion,
  }),
  answer: profile,
});
