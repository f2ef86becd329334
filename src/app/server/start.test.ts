import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, afterEach, expect, test } from 'vitest';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { newThrowawayFolder } from '#platform/server/testing/throwaway-folder.ts';
import { until } from '#platform/server/testing/until.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const throwaway = newThrowawayFolder('start');
const folder = throwaway.path;
const buckets = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  allowMismatchedSignatures: true,
  directory: join(folder, 'buckets'),
  configureBuckets: [],
});
const running = new Set<Run>();
// Each stops its own database, which a killed one would leave behind.
afterEach(async () => {
  for (const { child, exit } of running) {
    child.kill('SIGTERM');
    await exit();
  }
  running.clear();
});
afterAll(() => throwaway.remove());

interface Run {
  child: ChildProcess;
  said(): string;
  complained(): string;
  /** The address, once it is ready. */
  ready(): Promise<string>;
  exit(): Promise<number | null>;
}

function start(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...env },
    // It ends when its channel to us closes, so it goes with us.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (err += chunk));
  const ended = once(child, 'exit');
  const started: Run = {
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
        120,
      ),
    exit: async () => (await ended)[0] as number | null,
  };
  running.add(started);
  return started;
}

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
  'a taken port, an unwritable DATA_DIR, a bucket that is not there, a bad setting and an unreachable DATABASE_URL give one clear line each, and a database is not touched before',
  async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as { port: number };
    const { port: bucketPort } = (await buckets.run()) as AddressInfo;
    writeFileSync(join(folder, 'file'), '');
    const cases: [Record<string, string>, RegExp][] = [
      [
        { PORT: String(port) },
        new RegExp(`The port ${port} is taken\\. Stop what listens there, or set PORT`),
      ],
      [{ DATA_DIR: join(folder, 'file/below') }, /cannot write to .*file\/below .*Set DATA_DIR to a folder/],
      [{ PORT: 'many' }, /PORT must be a number/],
      [
        {
          S3_URL: `http://S3RVER:hidden@127.0.0.1:${bucketPort}/none`,
          DATABASE_URL: 'postgres://127.0.0.1:9/x',
        },
        /S3_URL does not work with 127\.0\.0\.1:\d+\/none: the bucket is not there\./,
      ],
      [
        { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/x' },
        /The database at 127\.0\.0\.1:9\/x cannot be reached/,
      ],
    ];
    for (const [env, line] of cases) {
      const failed = start({ DATA_DIR: join(folder, 'untouched'), ...env });
      expect(await failed.exit()).toBe(1);
      expect(failed.complained()).toMatch(line);
      expect(failed.complained().trim().split('\n')).toHaveLength(1);
      expect(failed.complained()).not.toContain('hidden');
    }
    squatter.close();
    await buckets.close();
    // None of them has touched a database.
    expect(existsSync(join(folder, 'untouched/pg'))).toBe(false);
  },
  PATIENCE,
);
