import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Processor time in milliseconds that processes have used, where the system reports it (Linux); otherwise NaN. */
export interface CpuClock {
  server(): number;
  database(): number;
}

const TICK_MS = 10;

interface Stat {
  parent: number;
  ms: number;
  /** Time of children that have ended. */
  endedMs: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may contain anything; only numbers follow it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ms = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS;
    return { parent: Number(fields[1]), ms: ms(11), endedMs: ms(13) };
  } catch {
    return undefined;
  }
}

/** The clock of one server process and of the embedded database below `dataDir`. */
export function cpuClock(serverPid: number, dataDir: string): CpuClock {
  const postmaster = Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    server: () => statOf(serverPid)?.ms ?? Number.NaN,
    database() {
      const ended = statOf(postmaster)?.endedMs;
      if (ended === undefined) return Number.NaN;
      const pids = readdirSync('/proc').map(Number).filter(Boolean);
      const backends = pids.map(statOf).filter((stat) => stat?.parent === postmaster);
      return backends.reduce((sum, stat) => sum + (stat?.ms ?? 0), ended);
    },
  };
}
