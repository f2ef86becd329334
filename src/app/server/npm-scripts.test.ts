import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { signUpForm } from '#areas/account-sign-up/server/test-data.ts';
import { AGREEMENT } from '#areas/session/server/public.ts';
import { freePort } from '#platform/server/free-port.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { newThrowawayFolder } from '#platform/server/testing/throwaway-folder.ts';
import { until } from '#platform/server/testing/until.ts';

const ROOT = join(import.meta.dirname, '../../..');
const throwaway = newThrowawayFolder('scripts');
const folder = throwaway.path;
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGTERM');
});
afterAll(() => throwaway.remove());

/** As on a machine that knows nothing of ours: its own Node, whichever it is, and not the one of the packages. */
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((place) => !place.includes('node_modules'))
  .join(delimiter);
const SCRIPTS: Record<string, string> = {
  ...JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts,
  // What start runs once it has built the screens.
  server: 'exec node tools/run.mjs src/app/server/main.ts',
};

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

/** Runs a script to its end with what is typed into it. */
async function runTyping(typed: string, ...given: Parameters<typeof run>): Promise<[number | null, string]> {
  const { child, said, ended } = run(...given);
  child.stdin?.end(typed);
  return [await ended, said()];
}

test('format runs on the Node of the packages, whatever Node the machine has', async () => {
  const node = execFileSync('node', ['-p', 'process.execPath'], { env: { PATH }, encoding: 'utf8' }).trim();
  expect(realpathSync(node)).not.toContain('node_modules');
  const formatted = await runTyping('export const  list = [ "a" ]\n', 'format', [
    '--stdin-file-path=src/example.ts',
  ]);
  expect(formatted).toEqual([0, "export const list = ['a'];\n"]);
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

/** A line of the Federal Reserve's directory of banks, whose columns are fixed. */
const bankLine = (routing: string, name: string) =>
  `${routing.padEnd(35, '0')}${name.padEnd(36)}`.padEnd(155, '0');

test(
  'setup-owner --provider makes a provider whose owner adds a package and signs an agency up; load-banks and rotate-keys work beside a running server and without one',
  async () => {
    const env = { DATA_DIR: join(folder, 'provider'), PORT: '0' };
    const tool = async (script: string, ...args: string[]) => {
      const { ended, said } = run(script, args, env);
      return [await ended, said().trim().split('\n').at(-1)];
    };
    const banks = join(folder, 'FedACHdir.txt');
    writeFileSync(banks, `${bankLine('021000021', 'JPMORGAN CHASE')}\n`);
    expect(await tool('load-banks', banks)).toEqual([
      1,
      'This database is not set up yet. Run npm start or npm run setup-owner first.',
    ]);
    const args = ['--provider', '--agency', 'Provider', '--first-name', 'Ann', '--last-name', 'Lee'];
    const typed = 'ann@provider.test\nviolet-harbor-lantern\n';
    const [done, said] = await runTyping(typed, 'setup-owner', args, env);
    expect(done, said).toBe(0);
    const server = run('server', [], env);
    const [, url] = await reads(server, /ready at (http:\S+)/);
    const json = { 'content-type': 'application/json' };
    const signedIn = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'ann@provider.test', password: 'violet-harbor-lantern' }),
    });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const bank = async (routing: string) =>
      (await fetch(`${url}/api/backoffice/validate-bank/${routing}`, { headers: { cookie } })).json();
    const send = (path: string, body: object) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { ...json, cookie, 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify(body),
      });
    await send('/api/agreement', { version: AGREEMENT.version });
    const gold = { name: 'Harbor Gold', liteSwitch: 0, priceMonthly: 99 };
    expect((await send('/api/back_office/packages/0', gold)).status).toBe(200);
    const people = await fetch(`${url}/api/utility/backoffice-salesmen`, { headers: { cookie } });
    const { results } = (await people.json()) as { results: { id: number }[] };
    const agency = signUpForm('ana@harbor.test', results[0]?.id ?? 0, { packageName: 'Harbor Gold' });
    expect((await send('/api/v1/agencies', agency)).status).toBe(200);
    const sold = await fetch(`${url}/api/backoffice/addOnsList`, { headers: { cookie } });
    const { data } = (await sold.json()) as { data: { id: number }[] };
    expect(data.map(({ id }) => id)).toEqual([31, 49]);
    const number = { payment_type: 'ACH', office_amount: 1, routing: '021000021', account: '000123456789' };
    const acct_id = Number(/is agency (\d+)/.exec(said)?.[1]);
    expect((await send('/api/backoffice/payment-method', { ...number, acct_id })).status).toBe(200);
    expect(await bank('021000089')).toMatchObject({ valid: true });
    expect(await tool('load-banks', banks)).toEqual([0, 'The directory has 1 bank now.']);
    expect(await bank('021000021')).toEqual({ valid: true, name: 'JPMORGAN CHASE' });
    expect(await bank('021000089')).toEqual({ valid: false, name: '' });
    expect(await tool('rotate-keys')).toEqual([0, '1 number is sealed with the new key.']);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await tool('rotate-keys')).toEqual([0, '1 number is sealed with the new key.']);
  },
  PATIENCE,
);

test(
  'setup-owner makes the first agency of a database, once, by piped answers; start then names no demo accounts',
  async () => {
    const args = ['--agency', 'Harbor', '--first-name', 'Ann'];
    const env = { DATA_DIR: join(folder, 'empty'), PORT: '0' };
    const setUp = (answers: string) => runTyping(answers, 'setup-owner', args, env);
    const [refused, noAnswer] = await setUp('Lee\n');
    expect(refused).toBe(1);
    expect(noAnswer).toContain('There is no answer to "Email address:". Nothing was set up.\n');
    const answers = 'Lee\nAnn@harbor.test\nviolet-harbor-lantern\n';
    const [done, said] = await setUp(answers);
    expect(done, said).toBe(0);
    const [again, already] = await setUp(answers);
    expect(again).toBe(1);
    expect(already).toContain('There is an agency already; its administrators add people.\n');
    const server = run('start', [], env);
    const [, url] = await reads(server, /ready at (http:\S+)/);
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@harbor.test', password: 'violet-harbor-lantern' }),
    });
    expect(answer.status).toBe(200);
    expect(server.said()).not.toContain('demo.test');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
  PATIENCE,
);
