import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRunning, signal, waitUntil } from './processes.ts';

/**
 * A killed server leaves its PostgreSQL running, a killed postmaster its backends; the next start fails on both.
 * Stops them and removes their postmaster.pid. The caller has the lock on the data folder.
 */
export async function stopLeftovers(dataDir: string, log: (line: string) => void = () => {}): Promise<void> {
  if (!existsSync(dataDir)) return;
  const dir = realpathSync(dataDir);
  const pids = findProcesses(dir);
  if (pids.length > 0) {
    log('Stopping the database that an earlier run left behind …');
    const postmaster = pids.find(isPostmaster);
    if (postmaster) {
      signal(postmaster, 'SIGINT');
      await waitUntil(() => !isRunning(postmaster), 10_000);
    }
    await end(dir, 'SIGQUIT', 1_000);
    if (!(await end(dir, 'SIGKILL', 5_000))) {
      throw new Error(`A PostgreSQL of an earlier run still uses ${dir} (process ${findProcesses(dir)[0]}).`);
    }
  }
  rmSync(join(dir, 'postmaster.pid'), { force: true });
}

async function end(dir: string, name: NodeJS.Signals, milliseconds: number): Promise<boolean> {
  for (const pid of findProcesses(dir)) signal(pid, name);
  return waitUntil(() => findProcesses(dir).length === 0, milliseconds);
}

function findProcesses(dir: string): number[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && link(pid, 'cwd') === dir && isPostgres(link(pid, 'exe')));
  }
  const pid = postmasterPid(dir);
  return pid !== undefined && isPostgres(portableCommand(pid)) ? [pid] : [];
}

/** An upgrade of the package deletes the program under a running server, which Linux then shows in the link. */
function isPostgres(program: string | undefined): boolean {
  return program !== undefined && basename(program.replace(/ \(deleted\)$/, '')) === 'postgres';
}

/** Its children rename themselves "postgres: checkpointer" and the like. */
function isPostmaster(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ');
  } catch {
    return false;
  }
}

function link(pid: number, name: 'cwd' | 'exe'): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return undefined;
  }
}

function postmasterPid(dir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dir, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}

function portableCommand(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
