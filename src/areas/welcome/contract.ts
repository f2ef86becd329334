import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

export const updateVersion = endpoint({
  method: 'GET',
  path: '/api/welcome/update-version',
  summary: 'The signed-in person has read the notice of the release; it is not shown again.',
  allow: 'signedIn',
  changes: true,
  answer: z.object({
    version: z.string(),
    /** Where to go on. */
    redirect: z.string(),
  }),
});
