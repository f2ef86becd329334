import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

/** Apart from the others, since the home screen loads no more than it needs. */
export const listOwnMessages = endpoint({
  method: 'GET',
  path: '/api/v1/office-message/own',
  summary: 'The messages of the signed-in person’s office, newest first.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(z.object({ id: z.number().int(), message: z.string() })) }),
});
