import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import writeExcelFile from 'write-excel-file/node';
import { findAgencies } from './agencies.ts';
import { cpuClock } from './cpu.ts';
import { openBenchData, withOwner } from './data.ts';
import { startProbe } from './probe.ts';
import { say } from './report.ts';
import { startProduct } from './servers.ts';
import { measureThenStop } from './shutdown.ts';

// node bench/commission-import.ts                 50,000 rows of a CSV file, while other calls are answered; then the
//                                                 same statement corrected, of which all but one were received before
// node bench/commission-import.ts --xlsx          the same as a workbook
// node bench/commission-import.ts --alone         without the other calls, to see what it takes of the processors
const { values: given } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    customers: { type: 'string', default: '50000' },
    data: { type: 'string', default: './data-bench' },
    xlsx: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
  },
});
const ROWS = Number(given.rows);
const AIM_SECONDS = 30;
const LOOK_MS = 500;
const HEADINGS = ['Policy', 'Insured', 'Product', 'Date', 'Effective', 'Premium', 'Commission'];
const MAP = {
  policyNumber: 'Policy',
  customerName: 'Insured',
  productName: 'Product',
  transactionDate: 'Date',
  effectiveDate: 'Effective',
  premium: 'Premium',
  commission: 'Commission',
};

interface Sold {
  number: string;
  customer: string;
  product: string;
  effdate: string;
}

/** The company with the most policies of an agency, and those policies. */
async function soldBy(owner: pg.Client, masterId: number): Promise<{ company: number; sold: Sold[] }> {
  const { rows } = await owner.query(
    `SELECT r.company_id AS company FROM policies p JOIN products r USING (master_id)
     WHERE p.master_id = $1 AND r.id = p.product_id GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    [masterId],
  );
  const company = Number(rows[0]?.company);
  const found = await owner.query<Sold>(
    `SELECT p.policy_number AS number, c.name AS customer, r.name AS product, p.effdate::text
     FROM policies p JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
     JOIN customers c ON c.master_id = p.master_id AND c.id = p.customer_id
     WHERE p.master_id = $1 AND r.company_id = $2 ORDER BY p.id`,
    [masterId, company],
  );
  return { company, sold: found.rows };
}

const bareOf = (number: string) => number.replaceAll(/\W/g, '');

/** How carriers write a number that we have otherwise. */
const WRITTEN: Record<number, (number: string, at: number) => string> = {
  5: (number) => `00${bareOf(number)}`,
  6: (number) => bareOf(number).replace(/^([A-Z]*)/i, '$100'),
  7: (number) => `${number}-01`,
  8: () => '',
  9: (_, at) => `UNKNOWN-${at}`,
};

/**
 * Of ten rows, five have the exact number; the others have it with zeros in front, with zeros after its letters, with
 * something behind it, not at all, and one that nobody knows. Names are written last name first, amounts in four ways.
 */
function cellsOf({ number, customer, product, effdate }: Sold, at: number): string[] {
  const kind = at % 10;
  const names = customer.toUpperCase().split(' ');
  const name = kind === 9 ? 'NOBODY AT ALL' : `${names.at(-1)}, ${names.slice(0, -1).join(' ')}`;
  const amount = ['98.76', '(12.50)', '1,098.76', '8.92-'][at % 4] ?? '98.76';
  const written = WRITTEN[kind]?.(number, at) ?? number;
  return [written, name, product, effdate, effdate, '1,234.56', amount];
}

async function fileOf(rows: readonly string[][]): Promise<Blob> {
  const lines = [HEADINGS, ...rows];
  if (given.xlsx) {
    const bytes = await writeExcelFile(lines.map((row) => row.map((value) => ({ value })))).toBuffer();
    return new Blob([Uint8Array.from(bytes)]);
  }
  return new Blob([lines.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n')]);
}

interface Seen {
  id: number;
  state: string;
  outcomes: object[];
  importing: { done: number } | null;
}

/** Checks the import's progress as often as a browser does, until it is done. */
async function watch(work: Promise<unknown>, look: () => Promise<Seen>): Promise<number[]> {
  const seen: number[] = [];
  let isDone = false;
  const finished = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    seen.push((await look()).importing?.done ?? 0);
    await Promise.race([delay(LOOK_MS), finished]);
  }
  await finished;
  return seen;
}

const data = await openBenchData(resolve(given.data), Number(given.customers), 5, say);
const product = await startProduct(data.url, data.dataDir);
await measureThenStop(async () => {
  const { largest } = await withOwner(data.url, (owner) => findAgencies(owner, product.url));
  const { company, sold } = await withOwner(data.url, (owner) => soldBy(owner, largest.masterId));
  const rows = Array.from({ length: ROWS }, (_, at) => cellsOf(sold[at % sold.length] as Sold, at));
  const file = await fileOf(rows);
  say(`${ROWS} rows, ${Math.round(file.size / 1024)} KB, against ${sold.length} policies of the company`);
  const call = async (method: string, path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${product.url}/api/commission/imports${path}`, {
      method,
      headers: { ...largest.headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Seen;
  };
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const url = `${product.url}/api/customer/${largest.samples[0]?.id}`;
    const probe = given.alone ? undefined : startProbe(url, largest.headers);
    const from = performance.now();
    try {
      return await work();
    } finally {
      const seconds = (performance.now() - from) / 1000;
      const others = probe ? `; meanwhile ${await probe.stop()}` : '';
      say(`${what}: ${seconds.toFixed(1)} s${others}`);
    }
  };
  const send = (statement: Blob, name: string) => {
    const form = new FormData();
    form.append('files', statement, given.xlsx ? `${name}.xlsx` : `${name}.csv`);
    form.append('company', String(company));
    return call('POST', '', form);
  };
  const clock = cpuClock(product.pid, data.dataDir);
  const cpuSeconds = () => ({ server: clock.server() / 1000, database: clock.database() / 1000 });
  /** Everything from the upload to the last line. */
  const importAll = async (statement: Blob, name: string) => {
    const [begun, cpu] = [performance.now(), cpuSeconds()];
    const { id, state } = await timed('upload and look', () => send(statement, name));
    const view = await timed('read and match', async () => {
      // With the columns of an earlier run, it is already being read.
      if (state === 'mapping') await call('POST', `/${id}/read`, { map: MAP });
      for (;;) {
        const now = await call('GET', `/${id}`);
        if (now.state !== 'reading') return now;
        await delay(LOOK_MS);
      }
    });
    say(JSON.stringify(view.outcomes));
    const steps = await timed('import', () =>
      watch(call('POST', `/${id}/import`, { despiteTotals: true }), () => call('GET', `/${id}`)),
    );
    say(`lines seen on the way: ${steps.join(', ')}`);
    const seconds = (performance.now() - begun) / 1000;
    const now = cpuSeconds();
    const used = [now.server - cpu.server, now.database - cpu.database].map((each) => each.toFixed(1));
    const isMet = seconds < AIM_SECONDS ? 'met' : 'missed';
    say(`${name}: in all ${seconds.toFixed(1)} s (aim ${AIM_SECONDS} s: ${isMet})`);
    say(
      `of the processors: server ${used[0]} s, database ${used[1]} s${given.alone ? '' : ', with the other calls'}`,
    );
    return id;
  };
  const id = await importAll(file, 'bench');
  const corrected = await fileOf([...rows.slice(1), [...(rows[0] ?? []).slice(0, -1), '77.77']]);
  const second = await importAll(corrected, 'corrected');
  await timed('take the corrected one back', () => call('POST', `/${second}/takeBack`));
  await timed('take back', () => call('POST', `/${id}/takeBack`));
});
