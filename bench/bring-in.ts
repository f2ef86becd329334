import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findAgencies, signIn } from './agencies.ts';
import { openBenchData, withOwner } from './data.ts';
import { startProbe } from './probe.ts';
import { say } from './report.ts';
import { startProduct } from './servers.ts';
import { measureThenStop } from './shutdown.ts';

// node bench/bring-in.ts                 100,000 customers of a CSV file, while another call of the agency is answered
const { values: given } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '50000' },
    data: { type: 'string', default: './data-bench' },
  },
});
const ROWS = Number(given.rows);
const LOOK_MS = 500;
const HEADINGS = ['First', 'Last', 'Birthday', 'Phone', 'Email', 'Address', 'City', 'State', 'Zip'];
/** Many share a name, as people do: the counts of its words are what rows of the same moment could wait for. */
const FIRST = ['Ann', 'José', 'Maria', 'Wei', 'Olu', 'Grace', 'Omar', 'Ines', 'Kofi', 'Lucy'];
const LAST = ['Lee', 'García', 'Peña', 'Smith', 'Johnson', 'Chen', 'Okafor', 'Haddad', 'Quintero', 'Blake'];

function lineOf(run: number, at: number): string {
  const pick = (words: readonly string[], by: number) => words[Math.floor(at / by) % words.length];
  const last = `${pick(LAST, FIRST.length)} ${(at % 5000).toString(36)}`;
  const phone = `(305) ${String(200 + (Math.floor(at / 10_000) % 800))}-${String(at % 10_000).padStart(4, '0')}`;
  const day = `${String((at % 12) + 1)}/${String((at % 28) + 1)}/${1940 + (at % 60)}`;
  const cells = [pick(FIRST, 1), last, day, phone, `c${run}-${at}@example.test`, `${at} Main Street`];
  return [...cells, 'Miami', 'FL', '33101'].map((cell) => `"${cell}"`).join(',');
}

interface Seen {
  id: number;
  state: string;
  map: object;
  outcomes: object[];
  rowsDone: number;
}

const data = await openBenchData(resolve(given.data), Number(given.customers), 5, say);
const product = await startProduct(data.url, data.dataDir);
await measureThenStop(async () => {
  const { largest } = await withOwner(data.url, (owner) => findAgencies(owner, product.url));
  const run = Date.now();
  const lines = Array.from({ length: ROWS }, (_, at) => lineOf(run, at));
  const file = new Blob([[HEADINGS.join(','), ...lines].join('\r\n')]);
  say(`${ROWS} customers, ${Math.round(file.size / 1024)} KB`);
  const call = async (
    method: string,
    path: string,
    body?: FormData | object,
    isAgain = false,
  ): Promise<Seen> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${product.url}/api/bring-ins${path}`, {
      method,
      headers: { ...largest.headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (answer.status === 401 && !isAgain) {
      Object.assign(largest.headers, await signIn(product.url, largest.masterId));
      return call(method, path, body, true);
    }
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
      const speed = Math.round(ROWS / seconds);
      say(`${what}: ${seconds.toFixed(1)} s, ${speed} rows/s; meanwhile ${await probe.stop()}`);
    }
  };
  /** Looks as a browser does, until nothing works on the file. */
  const settled = async (id: number, atWork: string) => {
    for (;;) {
      const now = await call('GET', `/${id}`);
      if (now.state !== atWork) return now;
      await delay(LOOK_MS);
    }
  };
  const begun = performance.now();
  const form = new FormData();
  form.append('files', file, 'bench.csv');
  form.append('kind', 'customers');
  const sent = await timed('upload and look', () => call('POST', '', form));
  const { id } = sent;
  const dryRun = await timed('dry run', async () => {
    // With the columns of an earlier run, it is already being read.
    if (sent.state === 'mapping') await call('POST', `/${id}/read`, { map: sent.map });
    return settled(id, 'reading');
  });
  say(JSON.stringify(dryRun.outcomes));
  const done = await timed('import', async () => {
    await call('POST', `/${id}/import`, {});
    return settled(id, 'importing');
  });
  say(`${done.state}: ${JSON.stringify(done.outcomes)}`);
  if (done.state !== 'imported') throw new Error('The import did not end well.');
  say(`In all ${((performance.now() - begun) / 1000).toFixed(1)} s`);
});
