import { endpoint, eventStream } from '#platform/shared/endpoint.ts';
import { LIVE_PATH } from '#platform/shared/live.ts';

export const liveEvents = endpoint({
  method: 'GET',
  path: LIVE_PATH,
  summary: 'Server-sent events for the signed-in person: what kind of thing happened, never what it says.',
  allow: 'signedIn',
  answer: eventStream,
});
