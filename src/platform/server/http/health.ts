import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** For balancers: ok once the database answers, 503 while it does not or the process is stopping. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/api/health', async (_request, reply) => {
    try {
      if (stopping) throw new Error('stopping');
      await database.query('SELECT 1');
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
