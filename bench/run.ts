import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fillProvider } from './account-home.ts';
import { type BenchAgency, findAgencies } from './agencies.ts';
import { compare } from './compare.ts';
import { fillContracts } from './contracts.ts';
import { cpuClock } from './cpu.ts';
import { openBenchData, withOwner } from './data.ts';
import { type Measured, warmUp } from './measure.ts';
import { OPERATIONS, type Operation, requestsOf } from './operations.ts';
import { BESIDE_FLOORS, printTable, say } from './report.ts';
import { startBesideFloor, startFloor } from './servers.ts';
import { measureThenStop } from './shutdown.ts';

// npm run bench                                     a million customers; the first run loads them
// npm run bench -- --customers 50000 --quick        small and short
// npm run bench -- --only phone --profile profiles  one operation, with a CPU profile of each server
const { values: given } = parseArgs({
  options: {
    customers: { type: 'string', default: '1000000' },
    agencies: { type: 'string' },
    data: { type: 'string', default: './data-bench' },
    quick: { type: 'boolean', default: false },
    // Each call only for a moment, to see that everything runs.
    try: { type: 'boolean', default: false },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
const customers = Number(given.customers);
const agencyCount = Number(given.agencies ?? Math.max(5, Math.min(200, Math.round(customers / 5_000))));
const CONNECTIONS = given.try ? [1] : given.quick ? [16] : [1, 16, 64];
const ROUNDS = given.try ? 1 : given.quick ? 3 : 5;
const SECONDS = given.try ? 0.1 : given.quick ? 1 : 2;
const WARM_UP_CALLS = given.try ? 1 : 2000;
const MOST_ALIKE = 1.5;

const data = await openBenchData(resolve(given.data), customers, agencyCount, say);
const product = await startBesideFloor(data.url, data.dataDir, given.profile);
const strict = await startFloor(data.url, 'strict', given.profile);
const plain = await startFloor(data.url, 'plain', given.profile);
const productSide = { url: product.url, clock: cpuClock(product.pid, data.dataDir) };
const floorSides = [strict, plain].map(({ url, pid }) => ({ url, clock: cpuClock(pid, data.dataDir) }));
await measureThenStop(async () => {
  const { largest, small, mixed } = await withOwner(data.url, async (owner) => {
    const agencies = await findAgencies(owner, product.url);
    await fillContracts(owner, agencies.mixed);
    const { small } = agencies;
    small.provider = await fillProvider(owner, product.url, small.masterId);
    return agencies;
  });
  const operations = OPERATIONS.filter(({ name }) => !given.only || name.includes(given.only));
  const ratios: string[][] = [];
  const sizes: string[][] = [];
  for (const operation of operations) {
    say(`${operation.name} …`);
    ratios.push(...(await besideFloor(operation, mixed)));
    if (operation.isPage) sizes.push(await smallBesideLarge(operation, small, largest));
  }
  say(
    '\nThe product beside the floor: calls a second, p99 in ms, processor time of a call in ms (server + database)\n',
  );
  printTable(
    ['operation', 'connections', ...BESIDE_FLOORS, 'p99 strict', 'p99 product', 'strict CPU', 'product CPU'],
    ratios,
  );
  say(
    `\nThe product in an agency of ${small.customers} and of ${largest.customers} customers, 16 connections\n`,
  );
  printTable(['operation', 'small', 'large', 'small / large', 'aim', 'CPU small', 'CPU large'], sizes);
});

async function besideFloor(operation: Operation, agencies: readonly BenchAgency[]): Promise<string[][]> {
  const requests = await requestsOf(operation, agencies, product.url);
  const ours = { ...productSide, requests: requests.product };
  const sides = [ours, ...floorSides.map((side) => ({ ...side, requests: requests.floor }))];
  for (const side of sides) await warmUp(side, 16, WARM_UP_CALLS);
  const lines: string[][] = [];
  for (const connections of CONNECTIONS) {
    const { measured, ratios } = await compare(sides, connections, ROUNDS, SECONDS);
    const [product, strict, plain] = measured as [Measured, Measured, Measured];
    const [ofStrict, ofPlain] = ratios as [number, number];
    const aim = connections === 16 ? `${operation.aim} ${ofStrict >= operation.aim ? 'met' : 'missed'}` : '';
    const numbers = [plain, strict, product].map(({ perSecond }) => perSecond.toFixed(0));
    const shares = [ofPlain, ofStrict].map((share) => share.toFixed(2));
    const slowest = [strict, product].map(({ p99 }) => p99.toFixed(0));
    const cpu = [cpuOf(strict), cpuOf(product)];
    lines.push([operation.name, String(connections), ...numbers, ...shares, aim, ...slowest, ...cpu]);
  }
  return lines;
}

async function smallBesideLarge(
  operation: Operation,
  small: BenchAgency,
  large: BenchAgency,
): Promise<string[]> {
  const inSmall = await requestsOf(operation, [small], product.url);
  const inLarge = await requestsOf(operation, [large], product.url);
  const sides = [inSmall, inLarge].map(({ product: requests }) => ({ ...productSide, requests }));
  const { measured, ratios } = await compare(sides, 16, ROUNDS, SECONDS);
  const [one, other] = measured as [Measured, Measured];
  const ratio = ratios[0] as number;
  const aim = `${MOST_ALIKE} ${ratio <= MOST_ALIKE ? 'met' : 'missed'}`;
  const numbers = [one.perSecond, other.perSecond].map((value) => value.toFixed(0));
  return [operation.name, ...numbers, ratio.toFixed(2), aim, cpuOf(one), cpuOf(other)];
}

function cpuOf({ serverCpu, databaseCpu }: Measured): string {
  return `${serverCpu.toFixed(2)} + ${databaseCpu.toFixed(2)}`;
}
