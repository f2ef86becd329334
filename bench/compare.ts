import { type Measured, measure, median, type Side } from './measure.ts';

export interface Compared {
  /** One for each side, in the order given. */
  measured: Measured[];
  /** The throughput of the first side as a fraction of each of the others'. */
  ratios: number[];
}

/**
 * The sides take turns, and each round begins with the next one. Other load on the machine comes and goes within
 * seconds, so the ratios are computed for each round, and the median of those counts.
 */
export async function compare(
  sides: readonly Side[],
  connections: number,
  rounds: number,
  seconds: number,
): Promise<Compared> {
  const results: Measured[][] = [];
  for (let round = 0; round < rounds; round++) {
    const result: Measured[] = [];
    for (let turn = 0; turn < sides.length; turn++) {
      const at = (round + turn) % sides.length;
      result[at] = await measure(sides[at] as Side, connections, seconds);
    }
    results.push(result);
  }
  const speed = (result: Measured[], at: number) => (result[at] as Measured).perSecond;
  return {
    measured: sides.map((_, at) => middle(results.map((result) => result[at] as Measured))),
    ratios: sides
      .slice(1)
      .map((_, other) => median(results.map((result) => speed(result, 0) / speed(result, other + 1)))),
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
