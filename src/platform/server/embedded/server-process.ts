import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The first asks and waits for connections that are just closing; the second ends them and writes a checkpoint;
 * the others give that up and leave the rest to recovery.
 */
const STOP_STEPS: [NodeJS.Signals, number][] = [
  ['SIGTERM', 1_000],
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

export function superviseServer(child: ChildProcess) {
  let running = true;
  const { promise: exited, resolve } = Promise.withResolvers<void>();
  // Whoever ends this process without stop() still stops the database too.
  const takeAlong = () => child.kill('SIGINT');
  const ended = () => {
    running = false;
    process.off('exit', takeAlong);
    resolve();
  };
  process.once('exit', takeAlong);
  child.once('exit', ended);
  child.once('error', ended);

  async function stopInSteps(): Promise<void> {
    for (const [name, milliseconds] of STOP_STEPS) {
      if (!running) return;
      child.kill(name);
      const timer = new AbortController();
      await Promise.race([exited, delay(milliseconds, undefined, { signal: timer.signal }).catch(() => {})]);
      timer.abort();
    }
  }

  let stopping: Promise<void> | undefined;
  return {
    pid: child.pid ?? 0,
    exited,
    isRunning: () => running,
    stop() {
      stopping ??= stopInSteps();
      return stopping;
    },
  };
}
