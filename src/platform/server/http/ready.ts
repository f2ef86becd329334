import type { FastifyInstance } from 'fastify';
import { canWrite } from '../db/can-write.ts';
import type { Services } from '../services.ts';

/** What the product needs besides its own process. Each answers, or throws what is wrong with it. */
const CHECKS: Record<string, (services: Services) => Promise<unknown>> = {
  database: async ({ database }) => {
    if (!(await canWrite(database))) throw new Error('The database can only be read.');
  },
  rights: async ({ database }) => {
    const { rows } = await database.query(`SELECT to_regclass('agencies') IS NOT NULL
      AND has_table_privilege('agencies', 'SELECT')
      AND has_function_privilege('open_session(bytea, uuid)', 'EXECUTE') AS right`);
    if (!rows[0].right) throw new Error('The role that serves requests lacks its rights.');
  },
  jobs: async ({ database }) => {
    await database.query('SELECT 1 FROM pgboss.queue LIMIT 1');
  },
  files: ({ files }) => files.folders('attc2'),
};

export type Readiness = Record<string, 'ok' | string>;

/** For balancers: whether this process can do its work. Whoever only asks if it lives asks /api/health. */
export function serveReady(app: FastifyInstance, services: Services, isDraining: () => boolean): void {
  app.get('/api/ready', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'stopping' });
    const found = await Promise.all(
      Object.entries(CHECKS).map(async ([name, check]) => {
        const problem = await check(services).then(
          () => undefined,
          (error: Error) => error,
        );
        if (problem) request.log.warn({ err: problem, check: name }, 'not ready');
        // An error of another system may name its address: the log has it, the answer only says which one.
        return [name, problem ? 'failed' : 'ok'] as const;
      }),
    );
    const isReady = found.every(([, word]) => word === 'ok');
    const checks = Object.fromEntries(found);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', checks });
  });
}
