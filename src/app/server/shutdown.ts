const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const LONGEST_MS = 20_000;

/**
 * Stops everything once, last opened first. A terminal sends Ctrl-C to the whole group and a supervisor
 * forwards it, so the same signal may come twice: the second doesn't mean impatience.
 */
export class Shutdown {
  readonly #steps: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;

  constructor() {
    for (const signal of SIGNALS) process.on(signal, () => void this.run(0));
    // The terminal was closed. Without one it means that the log was moved away.
    process.on('SIGHUP', () => process.stdout.isTTY && void this.run(0));
    // The start script keeps a channel to us open: when it is killed, nobody else would stop us.
    process.on('disconnect', () => void this.run(0));
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  add(step: () => Promise<void>): void {
    if (this.#running) void step();
    else this.#steps.push(step);
  }

  run(exitCode: number): Promise<void> {
    this.#running ??= this.#stop(exitCode);
    return this.#running;
  }

  async #stop(exitCode: number): Promise<void> {
    setTimeout(() => process.exit(exitCode || 1), LONGEST_MS).unref();
    let code = exitCode;
    for (const step of this.#steps.reverse()) {
      try {
        await step();
      } catch (error) {
        console.error((error as Error).message);
        code ||= 1;
      }
    }
    process.exit(code);
  }
}
