import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { vi } from 'vitest';

interface Count {
  sent: number;
}

/** The call that a write belongs to. Jobs and live events, which write at moments of their own, belong to none. */
const within = new AsyncLocalStorage<Count>();

/** In how many writes a call without a port asks the database: the fewest of a few calls, since the first know less. */
export async function fewestMessages(databaseUrl: string, call: () => Promise<unknown>): Promise<number> {
  const port = Number(new URL(databaseUrl).port);
  const spies = (['_write', '_writev'] as const).map((method) => {
    const write = Socket.prototype[method] as (...given: unknown[]) => void;
    return vi.spyOn(Socket.prototype, method).mockImplementation(function (
      this: Socket,
      ...given: unknown[]
    ) {
      const count = within.getStore();
      if (count && this.remotePort === port) count.sent++;
      write.apply(this, given);
    });
  });
  const counts: number[] = [];
  try {
    for (let time = 0; time < 5; time++) {
      const count = { sent: 0 };
      await within.run(count, call);
      counts.push(count.sent);
    }
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return Math.min(...counts);
}
