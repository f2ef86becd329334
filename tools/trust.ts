import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROMISES, type TrustPromise } from './lib/promises.ts';

const ROOT = dirname(import.meta.dirname);

// npm run trust                the long form of every promise, and a table of what was found
// npm run trust -- overload    those whose name contains one of the words
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = PROMISES.filter(
  ({ promise }) => words.length === 0 || words.some((word) => promise.toLowerCase().includes(word)),
);
const folder = mkdtempSync(join(tmpdir(), 'coverdesk-trust-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

interface Found {
  promise: string;
  figure: string;
  goal: string;
  isKept: boolean;
}

async function hold({ promise, goal, tests, bench }: TrustPromise): Promise<Found> {
  console.log(`\n— ${promise}`);
  const [figures, results] = [join(folder, 'figures'), join(folder, 'results.json')];
  writeFileSync(figures, '');
  writeFileSync(results, '{}');
  const env = { ...process.env, TRUST: 'long', TRUST_FIGURES: figures };
  const runs: string[][] = [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  if (tests) runs.push(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...tests]);
  if (bench) runs.push(bench);
  let isKept = true;
  for (const args of runs) isKept = (await run(args, env)) && isKept;
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(readFileSync(results, 'utf8'));
  const counted = tests ? [`${numPassedTests} tests passed, ${numFailedTests} failed`] : [];
  const noted = readFileSync(figures, 'utf8').trim().split('\n').filter(Boolean);
  return { promise, figure: [...noted, ...counted].join('; '), goal, isKept };
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

if (chosen.length === 0) {
  console.error(`No promise is called so. There are: ${PROMISES.map(({ promise }) => promise).join(', ')}.`);
  process.exit(1);
}
const found: Found[] = [];
for (const promise of chosen) found.push(await hold(promise));
console.log(`\n${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}\n`);
console.log('| promise | figure | goal | |\n| --- | --- | --- | --- |');
for (const { promise, figure, goal, isKept } of found)
  console.log(`| ${promise} | ${figure} | ${goal} | ${isKept ? 'kept' : 'broken'} |`);
process.exitCode = found.every(({ isKept }) => isKept) ? 0 : 1;
