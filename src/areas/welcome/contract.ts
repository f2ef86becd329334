import { z } from 'zod';
import { endpoint, nothing } from '#platform/shared/endpoint.ts';

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

export const markTour = endpoint({
  method: 'POST',
  path: '/api/welcome/tour',
  summary:
    'The signed-in person has seen or left the tour of the demo world; it does not begin by itself again.',
  allow: 'signedIn',
  answer: nothing,
});
