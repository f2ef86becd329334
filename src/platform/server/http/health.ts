import type { FastifyInstance } from 'fastify';

/** For whoever starts a process again that hangs: ok while it answers at all, whatever its database does. */
export function serveHealth(app: FastifyInstance): void {
  app.get('/api/health', async () => ({ status: 'ok' }));
}
