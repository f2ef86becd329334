import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import writeExcelFile from 'write-excel-file/node';
import { findAgencies } from './agencies.ts';
import { openBenchData, withOwner } from './data.ts';
import { startProbe } from './probe.ts';
import { say } from './report.ts';
import { startProduct } from './servers.ts';
import { measureThenStop } from './shutdown.ts';

// node bench/commission-import.ts                 50,000 rows of a CSV file, while other calls are answered
// node bench/commission-import.ts --xlsx          the same as a workbook
const { values: given } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    customers: { type: 'string', default: '50000' },
    data: { type: 'string', default: './data-bench' },
    xlsx: { type: 'boolean', default: false },
  },
});
const ROWS = Number(given.rows);
const AIM_SECONDS = 60;
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

/** Of ten rows, seven have the exact number, one a variant of it, one only the customer, one nothing known. */
function cellsOf({ number, customer, product, effdate }: Sold, at: number): string[] {
  const kind = at % 10;
  const written = kind === 7 ? `00${number.replaceAll(/\W/g, '')}` : number;
  const policy = kind === 8 ? '' : kind === 9 ? `UNKNOWN-${at}` : written;
  const name = kind === 9 ? 'NOBODY AT ALL' : customer.toUpperCase();
  return [policy, name, product, effdate, effdate, '1,234.56', '98.76'];
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
    const probe = startProbe(`${product.url}/api/customer/${largest.samples[0]?.id}`, largest.headers);
    const from = performance.now();
    try {
      return await work();
    } finally {
      const seconds = (performance.now() - from) / 1000;
      say(`${what}: ${seconds.toFixed(1)} s; meanwhile ${await probe.stop()}`);
    }
  };
  const begun = performance.now();
  const form = new FormData();
  form.append('files', file, given.xlsx ? 'bench.xlsx' : 'bench.csv');
  form.append('company', String(company));
  const { id, state } = await timed('upload and look', () => call('POST', '', form));
  const view = await timed('read and match', async () => {
    // With the columns of an earlier run, it is already being read.
    if (state === 'mapping') await call('POST', `/${id}/read`, { map: MAP });
    for (;;) {
      const now = await call('GET', `/${id}`);
      if (now.state !== 'reading') return now;
      await delay(100);
    }
  });
  say(JSON.stringify(view.outcomes));
  const steps = await timed('import', () =>
    watch(call('POST', `/${id}/import`), () => call('GET', `/${id}`)),
  );
  say(`lines seen on the way: ${steps.join(', ')}`);
  const seconds = (performance.now() - begun) / 1000;
  say(`In all ${seconds.toFixed(1)} s (aim ${AIM_SECONDS} s: ${seconds < AIM_SECONDS ? 'met' : 'missed'})`);
  await timed('take back', () => call('POST', `/${id}/takeBack`));
});
