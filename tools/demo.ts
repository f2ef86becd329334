import { parseArgs } from 'node:util';
import { openDatabase } from '#app/server/open-database.ts';
import { Shutdown } from '#app/server/shutdown.ts';
import { loadLargeCommissions } from '#demo/large-commissions.ts';
import { loadLargeData } from '#demo/load-large-data.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { prepareDatabase } from '#platform/server/db/prepare-database.ts';

// npm run demo -- --customers 1000000 --agencies 200
// Loads large data into the embedded database of DATA_DIR, or into that of DATABASE_URL.
const { values: given } = parseArgs({
  options: {
    customers: { type: 'string', default: '1000000' },
    agencies: { type: 'string', default: '200' },
    // In the largest agency; a tenth of them in one file.
    'commission-lines': { type: 'string' },
  },
});

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${most.toLocaleString('en-US')}.`);
}

const shutdown = new Shutdown();

async function demo(): Promise<void> {
  const customers = wholeNumber('customers', given.customers, 100_000_000);
  const agencies = wholeNumber('agencies', given.agencies, Math.min(customers, 100_000));
  const asked = given['commission-lines'];
  const lines = asked && wholeNumber('commission-lines', asked, 10_000_000);
  const started = performance.now();
  const config = readConfig(process.env);
  const { url, close } = await openDatabase(config, console.log);
  shutdown.add(close);
  await prepareDatabase(url, readSecrets(config.dataDir, process.env).appPassword);
  await loadLargeData(url, { customers, agencies, say: console.log });
  if (lines) await loadLargeCommissions(url, { lines, say: console.log });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${customers.toLocaleString('en-US')} customers in ${agencies} agencies after ${seconds} s.`);
}

demo().then(
  () => shutdown.run(0),
  (error: Error) => {
    // What Ctrl-C interrupts fails, and that is no news.
    if (!shutdown.isRunning) console.error(error.message);
    return shutdown.run(1);
  },
);
