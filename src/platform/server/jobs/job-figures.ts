import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';

/** Counts are those that pg-boss keeps, a few seconds old; the oldest is found by its index. */
const FIGURES = `
  SELECT q.name, q.queued_count AS waiting, q.active_count AS "at work", q.failed_count AS failed,
    greatest(0, extract(epoch FROM now() - oldest.due))::float8 AS oldest
  FROM pgboss.queue q
  CROSS JOIN LATERAL (SELECT min(j.start_after) AS due FROM pgboss.job j
    WHERE j.name = q.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= now()) oldest
  WHERE q.name NOT LIKE '\\_\\_%'`;

/** A database that hangs must not take the other figures along. */
const LONGEST_MS = 2000;
const STATES = ['waiting', 'at work', 'failed'] as const;

interface Row extends Record<(typeof STATES)[number], number> {
  name: string;
  oldest: number | null;
}

/** Background work of all processes, by kind. Without the database these figures are absent. */
export function addJobFigures(registry: Registry, database: Database): void {
  let asked: Promise<Row[]> | undefined;
  // Both are collected at the same time, and come of one question.
  const rows = () => {
    asked ??= rowsOf(database).finally(() => {
      asked = undefined;
    });
    return asked;
  };
  new Gauge({
    name: 'jobs',
    help: 'Background work that waits, is done at the moment, or failed for good, by kind; the same in every process.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const found = await rows();
      this.reset();
      for (const row of found) for (const state of STATES) this.set({ queue: row.name, state }, row[state]);
    },
  });
  new Gauge({
    name: 'jobs_oldest_waiting_seconds',
    help: 'How long the oldest piece of background work is due, by kind.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const found = await rows();
      this.reset();
      for (const { name, oldest } of found) this.set({ queue: name }, oldest ?? 0);
    },
  });
}

async function rowsOf(database: Database): Promise<Row[]> {
  const late = new Promise<Row[]>((resolve) => setTimeout(() => resolve([]), LONGEST_MS).unref());
  const asked = database.query(FIGURES).then(
    ({ rows }) => rows as Row[],
    () => [],
  );
  return Promise.race([asked, late]);
}
