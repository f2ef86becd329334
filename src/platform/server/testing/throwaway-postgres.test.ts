import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRunning } from '../embedded/processes.ts';
import { PATIENCE } from './patience.ts';
import { until } from './until.ts';

test.for(['SIGINT', 'SIGKILL'] as const)(
  '%s during tests leaves no database process and no folder behind',
  { timeout: PATIENCE },
  async (signal) => {
    const program = `
      import { startThrowawayPostgres } from ${JSON.stringify(join(import.meta.dirname, 'throwaway-postgres.ts'))};
      const { pid, folder } = await startThrowawayPostgres({ name: 'gone' });
      console.log(JSON.stringify({ pid, folder }));
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(child.stdout, 'data');
    const { pid, folder } = JSON.parse(String(line)) as { pid: number; folder: string };
    expect(isRunning(pid)).toBe(true);
    child.kill(signal);
    await once(child, 'exit');
    await until('the end of the database', () => !isRunning(pid) && !existsSync(folder));
  },
);
