import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { REPORTS } from '#areas/reports/rules/reports.ts';
import { type BenchAgency, findAgencies } from './agencies.ts';
import { compare } from './compare.ts';
import { cpuClock } from './cpu.ts';
import { openBenchData, withOwner } from './data.ts';
import { type Measured, type Side, warmUp } from './measure.ts';
import { BESIDE_FLOORS, printTable, say } from './report.ts';
import { fillReports } from './report-rows.ts';
import { startBesideFloor, startFloor } from './servers.ts';
import { measureThenStop } from './shutdown.ts';

// node bench/reports.ts                                             300,000 receipts, leads and commission lines in the largest agency
// node bench/reports.ts --customers 5000 --receipts 5000 --quick    small and short
const { values: given } = parseArgs({
  options: {
    customers: { type: 'string', default: '1000000' },
    agencies: { type: 'string' },
    receipts: { type: 'string', default: '300000' },
    data: { type: 'string', default: './data-bench' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const customers = Number(given.customers);
const agencies = Number(given.agencies ?? Math.max(5, Math.min(200, Math.round(customers / 5_000))));
const ROUNDS = given.quick ? 3 : 5;
const SECONDS = given.quick ? 1 : 3;
/** A report keeps a processor busy: more connections would only wait. */
const CONNECTIONS = 2;
const AIM = 0.85;
const WARM_UP_CALLS = 20;
const YEAR = new Date().getUTCFullYear();
const RANGES = [
  { name: 'a year', from: `${YEAR}-01-01`, to: `${YEAR}-12-31` },
  { name: 'twenty years', from: `${YEAR - 20}-01-01`, to: `${YEAR}-12-31` },
];

const data = await openBenchData(resolve(given.data), customers, agencies, say);
await fillReports(data.url, Number(given.receipts));
const product = await startBesideFloor(data.url, data.dataDir);
const strict = await startFloor(data.url, 'strict');
const plain = await startFloor(data.url, 'plain');
await measureThenStop(async () => {
  const { largest } = await withOwner(data.url, (owner) => findAgencies(owner, product.url));
  const rows: string[][] = [];
  for (const { name } of REPORTS.filter((report) => !given.only || report.name === given.only))
    for (const range of RANGES) {
      say(`${name}, ${range.name} …`);
      rows.push(await reportRow(largest, name, range));
    }
  say('\nThe page of a report with its totals, calls a second\n');
  printTable(['report', ...BESIDE_FLOORS, 'strict CPU', 'product CPU'], rows);
});

interface Range {
  name: string;
  from: string;
  to: string;
}

async function reportRow({ masterId, headers }: BenchAgency, name: string, range: Range): Promise<string[]> {
  const query = `from=${range.from}&to=${range.to}`;
  const side = (url: string, pid: number, path: string, more: Record<string, string>): Side => ({
    url,
    clock: cpuClock(pid, data.dataDir),
    requests: [{ method: 'GET', path: `${path}?${query}`, headers: more }],
  });
  const sides = [
    side(product.url, product.pid, `/api/reports/${name}`, headers),
    ...[strict, plain].map(({ url, pid }) => side(url, pid, `/${masterId}/report/${name}`, {})),
  ];
  for (const each of sides) await warmUp(each, CONNECTIONS, WARM_UP_CALLS);
  const { measured, ratios } = await compare(sides, CONNECTIONS, ROUNDS, SECONDS);
  const [one, strictOne, plainOne] = measured as [Measured, Measured, Measured];
  const [ratio, ofPlain] = ratios as [number, number];
  const numbers = [plainOne, strictOne, one].map(({ perSecond }) => perSecond.toFixed(1));
  const shares = [ofPlain, ratio].map((share) => share.toFixed(2));
  const aim = `${AIM} ${ratio >= AIM ? 'met' : 'missed'}`;
  return [`${name}, ${range.name}`, ...numbers, ...shares, aim, cpuOf(strictOne), cpuOf(one)];
}

/** Time of one call in the server and in the database, in ms. */
function cpuOf({ serverCpu, databaseCpu }: Measured): string {
  return `${serverCpu.toFixed(1)} + ${databaseCpu.toFixed(1)}`;
}
