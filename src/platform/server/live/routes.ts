import type { Mount } from '../http/mount.ts';
import { liveEvents } from './contract.ts';

export function liveRoutes(mount: Mount): void {
  mount(liveEvents, async ({ live, session, query, reply }) => {
    const hasBroken = reply.request.headers['last-event-id'] !== undefined;
    const stream = await live.open(session, hasBroken ? undefined : query.since);
    // Also after a HEAD, which answers the headers alone and would leave the stream open.
    reply.raw.once('close', () => stream.destroy());
    return stream;
  });
}
