import { Socket } from 'node:net';
import { vi } from 'vitest';

/**
 * In how many writes a call asks the database: the fewest of a few calls, since jobs and live events write there at
 * moments of their own.
 */
export async function fewestMessages(databaseUrl: string, call: () => Promise<unknown>): Promise<number> {
  const port = Number(new URL(databaseUrl).port);
  let sent = 0;
  const spies = (['_write', '_writev'] as const).map((method) => {
    const write = Socket.prototype[method] as (...given: unknown[]) => void;
    return vi.spyOn(Socket.prototype, method).mockImplementation(function (
      this: Socket,
      ...given: unknown[]
    ) {
      if (this.remotePort === port) sent++;
      write.apply(this, given);
    });
  });
  const counts: number[] = [];
  try {
    for (let time = 0; time < 5; time++) {
      sent = 0;
      await call();
      counts.push(sent);
    }
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return Math.min(...counts);
}
