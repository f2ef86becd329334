import type { FastifyInstance } from 'fastify';
import { canWrite } from '../db/can-write.ts';
import type { Database } from '../db/database.ts';
import { readMigrations } from '../db/migrate.ts';
import { missingRights } from '../db/rights.ts';
import { rolesOf } from '../db/roles.ts';
import type { Services } from '../services.ts';

/** What the product needs besides its own process. Each answers, or throws what is wrong with it. */
const CHECKS: Record<string, (services: Services) => Promise<unknown>> = {
  database: async ({ database }) => {
    if (!(await canWrite(database))) throw new Error('The database can only be read.');
  },
  migrations: async ({ database }) => {
    const { rows } = await database.query('SELECT name, hash FROM schema_migrations');
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    const missing = MIGRATIONS_HERE.filter(({ name, hash }) => applied.get(name) !== hash);
    if (missing.length > 0) throw new Error(`Not applied: ${missing.map(({ name }) => name).join(', ')}`);
  },
  rights: async ({ database }) => refuse(await missingOf(database, /^GRANT|^REVOKE/)),
  policies: async ({ database }) => refuse(await missingOf(database, /^CREATE POLICY|ROW LEVEL SECURITY$/)),
  owners: async ({ database }) => refuse(await missingOf(database, /^ALTER FUNCTION/)),
  jobs: async ({ database }) => {
    await database.query('SELECT 1 FROM pgboss.queue LIMIT 1');
  },
  files: ({ files }) => files.folders('attc2'),
};

const MIGRATIONS_HERE = readMigrations();

async function missingOf(database: Database, kind: RegExp): Promise<string[]> {
  return (await missingRights(database, await rolesOf(database))).filter((statement) => kind.test(statement));
}

function refuse(missing: string[]): void {
  if (missing.length > 0)
    throw new Error(`Lost: ${missing.slice(0, 5).join('; ')} (${missing.length} in all)`);
}

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
