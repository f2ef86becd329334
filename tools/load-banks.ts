import { readFileSync } from 'node:fs';
import { reachAsOwner } from '#app/server/open-database.ts';
import { loadBanks } from '#areas/banks/server/public.ts';
import { readConfig } from '#platform/server/config/config.ts';

// npm run load-banks -- FedACHdir.txt
// Loads the Federal Reserve's directory of banks, also while the product runs. Numbers that it lacks are not valid then.
async function load(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the file: npm run load-banks -- FedACHdir.txt');
  const text = readFileSync(file, 'latin1');
  const { owner, close } = await reachAsOwner(readConfig(process.env), console.log);
  const count = await loadBanks(owner, text).finally(close);
  console.log(`The directory has ${count.toLocaleString('en-US')} ${count === 1 ? 'bank' : 'banks'} now.`);
}

load().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
