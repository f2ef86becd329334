import { z } from 'zod';
import { endpoint, eventStream } from '#platform/shared/endpoint.ts';
import { LIVE_PATH } from '#platform/shared/live.ts';

export const liveEvents = endpoint({
  method: 'GET',
  path: LIVE_PATH,
  summary: 'Server-sent events for the signed-in person: what kind of thing happened, never what it says.',
  allow: 'signedIn',
  query: z.object({
    since: z.coerce
      .number('Enter a number of milliseconds.')
      .int('Enter a whole number of milliseconds.')
      .min(0, 'Enter 0 or more.')
      .optional()
      .describe(
        'How long ago, in milliseconds, the client began to ask for what it shows: `ready` is said only if anything may have changed since. Always said without it.',
      ),
  }),
  answer: eventStream,
});
