import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRunning } from '../embedded/processes.ts';
import { PATIENCE } from './patience.ts';
import { until } from './until.ts';

const at = (file: string) => JSON.stringify(join(import.meta.dirname, file));

const DATABASE = `
  import { startThrowawayPostgres } from ${at('throwaway-postgres.ts')};
  const { folder, pid } = await startThrowawayPostgres({ name: 'gone' });
  console.log(JSON.stringify({ folder, pids: [pid] }));
  setInterval(() => {}, 1000);`;

/** As the product is one: it has the lock of its data folder, and starts its database again. */
const SERVER = `
  import { readFileSync } from 'node:fs';
  import { lockDataDir } from ${at('../embedded/data-dir-lock.ts')};
  import { keepPostgresRunning } from ${at('../embedded/keep-postgres-running.ts')};
  const [, folder] = process.argv;
  const data = folder + '/data';
  lockDataDir(data);
  await keepPostgresRunning({ dir: data + '/pg', password: 'throwaway' });
  const database = Number(readFileSync(data + '/pg/postmaster.pid', 'utf8').split('\\n')[0]);
  console.log(JSON.stringify({ folder, pids: [process.pid, database] }));`;

const STARTS_A_SERVER = `
  import { spawn } from 'node:child_process';
  import { newThrowawayFolder } from ${at('throwaway-folder.ts')};
  const program = ['--input-type=module', '-e', ${JSON.stringify(SERVER)}];
  spawn(process.execPath, [...program, newThrowawayFolder('gone').path], { stdio: 'inherit' });`;

test.for([
  { signal: 'SIGINT', started: 'a database', program: DATABASE },
  { signal: 'SIGKILL', started: 'a server with its database', program: STARTS_A_SERVER },
] as const)(
  '$signal of tests that started $started leaves no process and no folder behind',
  { timeout: PATIENCE },
  async ({ signal, program }) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(child.stdout, 'data');
    const { folder, pids } = JSON.parse(String(line)) as { folder: string; pids: number[] };
    expect(pids.every(isRunning)).toBe(true);
    child.kill(signal);
    await once(child, 'exit');
    await until('the end of all of it', () => !pids.some(isRunning) && !existsSync(folder));
  },
);
