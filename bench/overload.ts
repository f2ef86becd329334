import { once } from 'node:events';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { noteFigure } from '#platform/server/testing/long-form.ts';
import { type BenchAgency, findAgencies } from './agencies.ts';
import { openBenchData, withOwner } from './data.ts';
import type { Called, Callers } from './overload-callers.ts';
import { printTable, say } from './report.ts';
import { fillReports } from './report-rows.ts';
import { startProduct } from './servers.ts';
import { measureThenStop } from './shutdown.ts';

// node bench/overload.ts                                                      500 connections on the heaviest call
// node bench/overload.ts --customers 5000 --receipts 5000 --seconds 5         small and short
const { values: given } = parseArgs({
  options: {
    customers: { type: 'string', default: '1000000' },
    receipts: { type: 'string', default: '300000' },
    connections: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    data: { type: 'string', default: './data-bench' },
  },
});
const customers = Number(given.customers);
const agencies = Math.max(5, Math.min(200, Math.round(customers / 5_000)));
const YEAR = new Date().getUTCFullYear();
/** Twenty years of all receipts with their totals, read anew for every call. */
const HEAVIEST = `/api/reports/receipts?from=${YEAR - 20}-01-01&to=${YEAR}-12-31`;
const USUAL = '/api/tasks?page=1&per_page=15&sort=duedate';
const GOALS = { accepted: 1000, health: 100, recovery: 10_000 };

const data = await openBenchData(resolve(given.data), customers, agencies, say);
await fillReports(data.url, Number(given.receipts));
const product = await startProduct(data.url, data.dataDir);
await measureThenStop(async () => {
  const { mixed } = await withOwner(data.url, (owner) => findAgencies(owner, product.url));
  const rows: string[][] = [];
  for (const [name, path] of [
    ['the heaviest call', HEAVIEST],
    ['a usual call', USUAL],
  ] as const)
    rows.push(await overload(name, path, mixed));
  const [one = 0] = loadavg();
  say(
    `\n${given.connections} connections for ${given.seconds} s; the load of the machine is ${one.toFixed(1)}\n`,
  );
  const goals = `goals: accepted p95 below ${GOALS.accepted} ms, health below ${GOALS.health} ms, usual again within ${GOALS.recovery / 1000} s`;
  printTable(
    ['call', 'accepted', 'p50 ms', 'p95 ms', 'refused', 'wrong', 'health p99', 'recovery ms', 'goals'],
    rows,
  );
  say(`\n${goals}`);
  if (rows.some((row) => row.at(-1) !== 'met')) throw new Error('A goal was missed.');
});

async function overload(name: string, path: string, mixed: readonly BenchAgency[]): Promise<string[]> {
  const callers: Callers = {
    url: product.url,
    connections: Number(given.connections),
    seconds: Number(given.seconds),
    requests: mixed.map(({ headers }) => ({ method: 'GET', path, headers })),
  };
  const worker = new Worker(new URL('./overload-callers.ts', import.meta.url), { workerData: callers });
  const [health, [called]] = await Promise.all([
    healthUntil(once(worker, 'exit')),
    once(worker, 'message') as Promise<[Called]>,
  ]);
  const recovery = await untilLetIn(path, mixed[0] as BenchAgency);
  const { accepted, shed, wrong } = called;
  const [p50, p95] = [share(accepted, 0.5), share(accepted, 0.95)];
  const slowest = share(health, 0.99);
  noteFigure(`${name}: accepted p95 ${p95.toFixed(0)} ms, health p99 ${slowest.toFixed(0)} ms`);
  const isMet = wrong === 0 && p95 < GOALS.accepted && slowest < GOALS.health && recovery < GOALS.recovery;
  const figures = [accepted.length, p50, p95, shed, wrong, slowest, recovery].map((value) =>
    value.toFixed(0),
  );
  return [name, ...figures, isMet ? 'met' : 'missed'];
}

/** How long each health call took, one after the other, while that went on. */
async function healthUntil(end: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${product.url}/api/health`)).text();
    took.push(performance.now() - began);
    await pause(50);
  }
  return took;
}

/** Milliseconds until somebody is answered as ever once the callers are gone. */
async function untilLetIn(path: string, { headers }: BenchAgency): Promise<number> {
  const began = performance.now();
  for (;;) {
    const answer = await fetch(`${product.url}${path}`, { headers });
    await answer.text();
    if (answer.status === 200) return performance.now() - began;
    await pause(50);
  }
}

function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.POSITIVE_INFINITY;
}
