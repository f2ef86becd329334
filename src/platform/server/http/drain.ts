import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A client that keeps its connection uses it again within this time, or is taken for idle. */
const LONGEST_MS = 1500;
const LOOK_MS = 25;

export interface Drain {
  isDraining(): boolean;
  /** Takes no new connection, and lets go of each one that is open with the answer to its next call. */
  drain(): Promise<void>;
}

/**
 * Closing a kept connection while a call is on its way to us resets it. So every client is first told to close its
 * connection itself.
 */
export function drainOf(app: FastifyInstance): Drain {
  let isDraining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return {
    isDraining: () => isDraining,
    async drain() {
      if (isDraining) return;
      isDraining = true;
      if (!app.server.listening) return;
      // The way of node:http would close idle connections at the same moment.
      Server.prototype.close.call(app.server);
      const end = performance.now() + LONGEST_MS;
      while (performance.now() < end && (await connections(app)) > 0) await pause(LOOK_MS);
    },
  };
}

function connections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
