import autocannon from 'autocannon';
import type { CpuClock } from './cpu.ts';

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor time of one call in the server's process and in the database, in milliseconds. */
  serverCpu: number;
  databaseCpu: number;
}

/** A server and what it is asked. */
export interface Side {
  url: string;
  clock: CpuClock;
  requests: readonly autocannon.Request[];
}

/** On a busy machine a moment may be too short for a single answer; a few times as long is not. */
const MOST_SECONDS = 64;

const LONGEST_WARM_UP_MS = 15_000;
const WARM_UP_STEP_SECONDS = 0.5;

/** Sends the requests over this many connections, each starting at a different place in the list. */
export async function measure(side: Side, connections: number, seconds: number): Promise<Measured> {
  const { url, clock, requests } = side;
  if (requests.length === 0) throw new Error(`There is nothing to ask ${url} for.`);
  const [server, database] = [clock.server(), clock.database()];
  const result = await ask(side, connections, seconds);
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls to ${url} failed.`);
  if (result.requests.total === 0) {
    if (seconds >= MOST_SECONDS) throw new Error(`${url} answered no call within ${seconds} seconds.`);
    // Nothing was measured: as a figure it would read as a product that does nothing.
    return measure(side, connections, Math.min(MOST_SECONDS, seconds * 4));
  }
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    serverCpu: (clock.server() - server) / result.requests.total,
    databaseCpu: (clock.database() - database) / result.requests.total,
  };
}

/**
 * The first calls fill caches, open connections and compile code. So many of them, or as many as fit into the longest
 * time: on a busy machine a few seconds would end while most of the code still runs uncompiled.
 */
export async function warmUp(side: Side, connections: number, calls: number): Promise<void> {
  const until = performance.now() + LONGEST_WARM_UP_MS;
  for (let made = 0; made < calls && performance.now() < until; ) {
    const { perSecond } = await measure(side, connections, WARM_UP_STEP_SECONDS);
    made += perSecond * WARM_UP_STEP_SECONDS;
  }
}

function ask({ url, requests }: Side, connections: number, seconds: number) {
  let clients = 0;
  return autocannon({
    url,
    connections,
    duration: seconds,
    // A report over twenty years takes its time, on the floor as well.
    timeout: 120,
    // It looks at the clock only as often as this.
    sampleInt: Math.min(1000, seconds * 1000),
    requests: [...requests],
    setupClient(client) {
      const from = Math.floor((clients++ * requests.length) / connections);
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
