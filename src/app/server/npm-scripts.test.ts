import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '#platform/server/free-port.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { until } from '#platform/server/testing/until.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'coverdesk-scripts-'));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGTERM');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As on a machine that knows nothing of ours: its own Node, whichever it is, and not the one of the packages. */
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((place) => !place.includes('node_modules'))
  .join(delimiter);
const SCRIPTS: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;

/** The data that demo loads is what bench finds. */
const SIZE = { customers: '200', agencies: '5' };
const DATA_DIR = join(folder, `${SIZE.customers}-${SIZE.agencies}`);

interface Run {
  child: ChildProcess;
  said(): string;
  ended: Promise<number | null>;
}

/** Runs what package.json says for a script, without npm: that only adds half a second. */
function run(script: string, args: string[] = [], env: Record<string, string> = {}): Run {
  const [, command = '', ...given] = SCRIPTS[script]?.split(' ') ?? [];
  const child = spawn(command, [...given.filter((word) => word !== '.'), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR, ...env, PATH },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said: () => said, ended };
}

/** Of the processes below this one, which ends with them. */
function treeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').flatMap((child) => treeOf(Number(child))))];
}

const postmaster = () => Number(readFileSync(join(DATA_DIR, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until the script has written that. */
function reads({ child, said }: Run, words: RegExp): Promise<RegExpExecArray> {
  return until(
    `${words}`,
    () => {
      if (child.exitCode !== null) throw new Error(said());
      return words.exec(said()) ?? undefined;
    },
    120,
  );
}

/** Ctrl-C, after which neither the script nor a server nor the database is left. */
async function interrupt({ child, ended }: Run): Promise<void> {
  const pids = new Set([...treeOf(child.pid as number), postmaster()]);
  child.kill('SIGINT');
  await ended;
  await until('the end of every process', () => ![...pids].some(lives), 30);
}

test('format runs on the Node of the packages, whatever Node the machine has', async () => {
  const node = execFileSync('node', ['-p', 'process.execPath'], { env: { PATH }, encoding: 'utf8' }).trim();
  expect(realpathSync(node)).not.toContain('node_modules');
  const format = run('format', ['--stdin-file-path=src/example.ts']);
  format.child.stdin?.end('export const  list = [ "a" ]\n');
  expect([await format.ended, format.said()]).toEqual([0, "export const list = ['a'];\n"]);
});

test(
  'demo loads its data, bench measures with it, dev serves screens and calls; Ctrl-C leaves no server and no database',
  async () => {
    const sizes = ['--customers', SIZE.customers, '--agencies', SIZE.agencies];
    const demo = run('demo', sizes);
    expect(await demo.ended, demo.said()).toBe(0);
    expect(demo.said()).toMatch(/200 customers in 5 agencies after \d+ s\.\n$/);

    const bench = run('bench', ['--data', folder, ...sizes, '--try']);
    // The one before it has been measured by then, in the product and beside the floors.
    await reads(bench, /name fragment, one …/);
    await interrupt(bench);

    const dev = run('dev', [], { PORT: String(await freePort()) });
    const [, screens = ''] = await reads(dev, /edit them: (http:\S+)/);
    await reads(dev, /ready at/);
    expect(await (await fetch(screens)).text()).toContain('<div id="root">');
    expect((await fetch(`${screens}api/health`)).status).toBe(200);
    await interrupt(dev);
  },
  PATIENCE,
);
