import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { until } from '#platform/server/testing/until.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'coverdesk-start-'));
chmodSync(folder, 0o700);
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  said(): string;
  complained(): string;
  /** The address, once it is ready. */
  ready(): Promise<string>;
  exit(): Promise<number | null>;
}

function run(script: string, env: Record<string, string>, args: string[] = [], typed = ''): Run {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(typed);
  children.push(child);
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (err += chunk));
  const ended = once(child, 'exit');
  return {
    child,
    said: () => out,
    complained: () => err,
    ready: () =>
      until(
        `readiness (${err})`,
        () => {
          if (child.exitCode !== null) throw new Error(err);
          return /ready at (http:\S+)/.exec(out)?.[1];
        },
        60,
      ),
    exit: async () => (await ended)[0] as number | null,
  };
}

const start = (env: Record<string, string> = {}) => run('src/app/server/main.ts', env);
const health = async (url: string) => (await fetch(`${url}/api/health`)).status;

test(
  'a first start fills the demo world and names its accounts, SIGTERM stops all of it, a second start goes on',
  async () => {
    const first = start();
    expect(await health(await first.ready())).toBe(200);
    expect(first.said()).toContain('Filling the demo world');
    expect(first.said()).toMatch(/owner@demo\.test +Demo Agency, Owner/);
    const postmaster = Number(readFileSync(join(folder, 'data/pg/postmaster.pid'), 'utf8').split('\n')[0]);
    first.child.kill('SIGTERM');
    expect(await first.exit()).toBe(0);
    expect(() => process.kill(postmaster, 0)).toThrow('ESRCH');
    const second = start();
    expect(await health(await second.ready())).toBe(200);
    expect(second.said()).not.toContain('Filling the demo world');
    second.child.kill('SIGINT');
    expect(await second.exit()).toBe(0);
  },
  PATIENCE,
);

test(
  'after kill -9 of the server the next start recovers by itself; while one runs a second is refused',
  async () => {
    const killed = start();
    await killed.ready();
    const refused = start();
    expect(await refused.exit()).toBe(1);
    expect(refused.complained()).toMatch(
      /^Coverdesk could not start: Coverdesk already runs on .* \(process \d+\)\.\n$/,
    );
    killed.child.kill('SIGKILL');
    await killed.exit();
    const next = start();
    expect(await health(await next.ready())).toBe(200);
    next.child.kill('SIGTERM');
    expect(await next.exit()).toBe(0);
  },
  PATIENCE,
);

test(
  'a taken port, an unwritable DATA_DIR, a bad setting and an unreachable DATABASE_URL give one clear line each',
  async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as { port: number };
    writeFileSync(join(folder, 'file'), '');
    const cases: [Record<string, string>, RegExp][] = [
      [
        { PORT: String(port) },
        new RegExp(`The port ${port} is taken\\. Stop what listens there, or set PORT`),
      ],
      [{ DATA_DIR: join(folder, 'file/below') }, /cannot write to .*file\/below .*Set DATA_DIR to a folder/],
      [{ PORT: 'many' }, /PORT must be a number/],
      [
        { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/x' },
        /The database at 127\.0\.0\.1:9\/x cannot be reached/,
      ],
    ];
    for (const [env, line] of cases) {
      const failed = start(env);
      expect(await failed.exit()).toBe(1);
      expect(failed.complained()).toMatch(line);
      expect(failed.complained().trim().split('\n')).toHaveLength(1);
      expect(failed.complained()).not.toContain('hidden');
    }
    squatter.close();
  },
  PATIENCE,
);

test(
  'setup-owner makes the first agency of a database, once, by piped answers; no demo accounts are named where there are none',
  async () => {
    const env = { DATA_DIR: join(folder, 'empty') };
    const args = ['--agency', 'Harbor', '--first-name', 'Ann'];
    const cutOff = run('tools/setup-owner.ts', env, args, 'Lee\n');
    expect([await cutOff.exit(), cutOff.complained()]).toEqual([
      1,
      'There is no answer to "Email address:". Nothing was set up.\n',
    ]);
    const answers = 'Lee\nAnn@harbor.test\nviolet-harbor-lantern\n';
    const setup = run('tools/setup-owner.ts', env, args, answers);
    expect([await setup.exit(), setup.complained()]).toEqual([0, '']);
    const again = run('tools/setup-owner.ts', env, args, answers);
    expect(await again.exit()).toBe(1);
    expect(again.complained()).toBe('There is an agency already; its administrators add people.\n');
    const server = start(env);
    const answer = await fetch(`${await server.ready()}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@harbor.test', password: 'violet-harbor-lantern' }),
    });
    expect(answer.status).toBe(200);
    expect(server.said()).not.toContain('demo.test');
  },
  PATIENCE,
);
