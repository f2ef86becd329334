import { beforeEach, expect, test, vi } from 'vitest';

/** Messages that are on their way; each is delivered as a task of its own. */
let sent = 0;
class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = {
    postMessage: () => {
      sent += 1;
    },
  };
  constructor() {
    deliver = () => {
      sent -= 1;
      this.port1.onmessage?.();
    };
  }
}
let deliver: () => void;

beforeEach(() => {
  sent = 0;
  vi.resetModules();
  vi.stubGlobal('MessageChannel', Channel);
  return () => vi.unstubAllGlobals();
});

/** Asks so many times in one task, and answers who had begun after each task. */
async function askTogether(names: readonly string[]): Promise<string[]> {
  const { ownTask } = await import('./own-task.ts');
  const begun: string[] = [];
  for (const name of names) void ownTask().then(() => begun.push(name));
  await Promise.resolve();
  const after = [begun.join()];
  while (sent > 0) {
    deliver();
    await Promise.resolve();
    after.push(begun.join());
  }
  return after;
}

test('whatever asks first in a task begins at once, the others in order, each in a task of its own', async () => {
  expect(await askTogether(['a', 'b', 'c'])).toEqual(['a', 'a,b', 'a,b,c', 'a,b,c']);
});

test('once all have begun, the next one begins at once again', async () => {
  await askTogether(['a', 'b', 'c']);
  expect(await askTogether(['d', 'e'])).toEqual(['d', 'd,e', 'd,e']);
});
