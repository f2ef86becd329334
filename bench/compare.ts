import { type Measured, measure, median, type Side } from './measure.ts';

export interface Compared {
  one: Measured;
  other: Measured;
  /** The throughput of the one in parts of the other's. */
  ratio: number;
}

/**
 * Two sides in turns, each round beginning with the other one. What else the machine does comes and goes within
 * seconds, so the ratio is taken of each round, and of those the median.
 */
export async function compare(
  one: Side,
  other: Side,
  connections: number,
  rounds: number,
  seconds: number,
): Promise<Compared> {
  const run = (side: Side) => measure(side, connections, seconds);
  const results: { one: Measured; other: Measured }[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const first = await run(one);
      results.push({ one: first, other: await run(other) });
    } else {
      const first = await run(other);
      results.push({ other: first, one: await run(one) });
    }
  }
  return {
    one: middle(results.map((result) => result.one)),
    other: middle(results.map((result) => result.other)),
    ratio: median(results.map((result) => result.one.perSecond / result.other.perSecond)),
  };
}

function middle(all: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(all.map((one) => one[name]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    serverCpu: of('serverCpu'),
    databaseCpu: of('databaseCpu'),
  };
}
