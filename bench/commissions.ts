import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { LINE_SORTS } from '#areas/commissions/statuses.ts';
import { FIRST_LARGE_AGENCY } from '#demo/large-agencies.ts';
import { loadLargeCommissions } from '#demo/large-commissions.ts';
import { type BenchAgency, findAgencies } from './agencies.ts';
import { bulkRows } from './commission-bulk.ts';
import { compare } from './compare.ts';
import { cpuClock } from './cpu.ts';
import { openBenchData, withOwner } from './data.ts';
import { type Measured, type Side, warmUp } from './measure.ts';
import { BESIDE_FLOORS, printTable, say } from './report.ts';
import { startBesideFloor, startFloor } from './servers.ts';
import { measureThenStop } from './shutdown.ts';

// node bench/commissions.ts                                           a million lines in the largest agency
// node bench/commissions.ts --customers 5000 --lines 20000 --quick    small and short
// node bench/commissions.ts --only adjusted                           the pages in one order
const { values: given } = parseArgs({
  options: {
    customers: { type: 'string', default: '1000000' },
    agencies: { type: 'string' },
    lines: { type: 'string', default: '1000000' },
    data: { type: 'string', default: './data-bench' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const customers = Number(given.customers);
const agencies = Number(given.agencies ?? Math.max(5, Math.min(200, Math.round(customers / 5_000))));
const ROUNDS = given.quick ? 3 : 5;
const SECONDS = given.quick ? 1 : 3;
/** A page of a file with 100,000 lines keeps a processor busy: more connections would only wait. */
const CONNECTIONS = 4;
const AIM = 0.85;
const WARM_UP_CALLS = 100;

const data = await openBenchData(resolve(given.data), customers, agencies, say);
const largest = await withOwner(data.url, (owner) => largestFiles(owner));
const product = await startBesideFloor(data.url, data.dataDir);
const strict = await startFloor(data.url, 'strict');
const plain = await startFloor(data.url, 'plain');
await measureThenStop(async () => {
  const agency = await withOwner(data.url, (owner) => findAgencies(owner, product.url));
  const [first, second] = largest as [number, number];
  say('\nA page of lines with counts and totals, calls a second\n');
  printTable(
    ['sorted by', ...BESIDE_FLOORS, 'strict CPU', 'product CPU'],
    await pageRows(agency.largest, second),
  );
  if (given.only) return;
  say('\nAll lines of a file in one call, in ms\n');
  const rows = await withOwner(data.url, (owner) =>
    bulkRows(owner, { url: product.url, agency: agency.largest, first, second, rounds: ROUNDS }),
  );
  printTable(['operation', 'lines', 'bare SQL', 'product', 'times', 'aim'], rows);
});

/** Time of one call in the server and in the database, in ms. */
function cpuOf({ serverCpu, databaseCpu }: Measured): string {
  return `${serverCpu.toFixed(1)} + ${databaseCpu.toFixed(1)}`;
}

/** Loaded on the first run. */
async function largestFiles(owner: pg.Client): Promise<number[]> {
  const find = async () => {
    const { rows } = await owner.query<{ file_id: number }>(
      `SELECT file_id::int FROM commission_lines WHERE master_id = $1 GROUP BY file_id
       ORDER BY count(*) DESC, file_id LIMIT 2`,
      [FIRST_LARGE_AGENCY],
    );
    return rows.map(({ file_id }) => file_id);
  };
  const known = await find();
  if (known.length > 0) return known;
  await loadLargeCommissions(data.url, { lines: Number(given.lines), say });
  return find();
}

async function pageRows({ masterId, headers }: BenchAgency, file: number): Promise<string[][]> {
  const json = { 'content-type': 'application/json' };
  const rows: string[][] = [];
  for (const sort of [undefined, ...LINE_SORTS]) {
    if (given.only && given.only !== (sort ?? 'none')) continue;
    const query = sort ? `?sort=${sort}` : '';
    const side = (url: string, pid: number, path: string, more: Record<string, string>): Side => ({
      url,
      clock: cpuClock(pid, data.dataDir),
      requests: [{ method: 'POST', path, headers: { ...more, ...json }, body: '{"status":1}' }],
    });
    const ours = side(product.url, product.pid, `/api/commission/file/${file}/details/list${query}`, headers);
    const floors = [strict, plain].map(({ url, pid }) =>
      side(url, pid, `/${masterId}/commission/${file}/lines${query}`, {}),
    );
    const sides = [ours, ...floors];
    for (const each of sides) await warmUp(each, CONNECTIONS, WARM_UP_CALLS);
    const { measured, ratios } = await compare(sides, CONNECTIONS, ROUNDS, SECONDS);
    const [one, strictOne, plainOne] = measured as [Measured, Measured, Measured];
    const [ratio, ofPlain] = ratios as [number, number];
    const numbers = [plainOne, strictOne, one].map(({ perSecond }) => perSecond.toFixed(1));
    const shares = [ofPlain, ratio].map((share) => share.toFixed(2));
    const aim = `${AIM} ${ratio >= AIM ? 'met' : 'missed'}`;
    rows.push([sort ?? 'none', ...numbers, ...shares, aim, cpuOf(strictOne), cpuOf(one)]);
  }
  return rows;
}
