import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { newThrowawayFolder } from '#platform/server/testing/throwaway-folder.ts';
import { until } from '#platform/server/testing/until.ts';

const ROOT = join(import.meta.dirname, '../../..');
const throwaway = newThrowawayFolder('npm-start');
const folder = throwaway.path;
afterAll(() => throwaway.remove());

interface Started {
  npm: ChildProcess;
  url: string;
  /** The start script, the server and the database, in this order. */
  pids: { script: number; server: number; postgres: number };
}

/** What a user types, up to the line with the address. */
async function npmStart(): Promise<Started> {
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const url = await until(
    'the address',
    () => {
      if (npm.exitCode !== null) throw new Error(said);
      return /ready at (http:\S+)/.exec(said)?.[1];
    },
    120,
  );
  const script = childOf(npm.pid as number);
  const server = childOf(script);
  const postgres = Number(readFileSync(join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
  return { npm, url, pids: { script, server, postgres } };
}

function childOf(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(child);
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Nothing is left: no script, no server, no database. */
const allGone = ({ pids }: Started) =>
  until('the end of every process', () => (Object.values(pids).some(lives) ? undefined : true), 30);

test(
  'SIGTERM, Ctrl-C and kill -9 of npm or of the start script stop all of it, and the next start recovers',
  async () => {
    const first = await npmStart();
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    const ended = once(first.npm, 'exit');
    first.npm.kill('SIGTERM');
    await ended;
    await allGone(first);

    const second = await npmStart();
    second.npm.kill('SIGKILL');
    await allGone(second);

    const third = await npmStart();
    process.kill(third.pids.script, 'SIGKILL');
    await allGone(third);

    const fourth = await npmStart();
    process.kill(fourth.pids.server, 'SIGKILL');
    await once(fourth.npm, 'exit');

    const fifth = await npmStart();
    expect((await fetch(`${fifth.url}/api/health`)).status).toBe(200);
    fifth.npm.kill('SIGINT');
    await allGone(fifth);
  },
  PATIENCE,
);
