import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { COUNTED } from '../figures.ts';
import { addJobFigures } from '../jobs/job-figures.ts';
import { VERSION } from '../version.ts';
import { isFromHere, isReachedDirectly } from './is-from-here.ts';
import type { Lanes } from './lanes.ts';
import { refuse } from './refusal.ts';

/**
 * Figures for a Prometheus server, with a token. They are open to programs on this machine while nothing says that a
 * proxy is in front of it: one that leaves no mark on what it passes on would open them to everyone.
 */
export function serveMetrics(app: FastifyInstance, config: Config, database: Database, lanes: Lanes): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'db_pool_connections',
    help: 'Database connections of this process, by use.',
    labelNames: ['use'],
    registers: [registry],
    collect() {
      this.set({ use: 'idle' }, database.pool.idleCount);
      this.set({ use: 'busy' }, database.pool.totalCount - database.pool.idleCount);
      this.set({ use: 'waited for' }, database.pool.waitingCount);
    },
  });
  new Gauge({
    name: 'calls',
    help: 'Calls at work and waiting for a place, by lane.',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      for (const { line, atWork, waiting } of lanes.figures()) {
        this.set({ lane: line, state: 'at work' }, atWork);
        this.set({ lane: line, state: 'waiting' }, waiting);
      }
    },
  });
  new Counter({
    name: 'calls_shed_total',
    help: 'Calls refused because there was no place for them, by lane.',
    labelNames: ['lane'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { line, shed } of lanes.figures()) this.inc({ lane: line }, shed);
    },
  });
  new Gauge({
    name: 'coverdesk_info',
    help: 'Always 1: which version runs, and on which Node.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: VERSION, node: process.version }, 1);
  for (const each of COUNTED) registry.registerMetric(each);
  addJobFigures(registry, database);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    const sent = request.headers.authorization;
    const known = config.metricsToken !== undefined && sent === `Bearer ${config.metricsToken}`;
    if (!known && !(isReachedDirectly(config) && isFromHere(request)))
      throw refuse.unauthorized('The figures need the METRICS_TOKEN.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
