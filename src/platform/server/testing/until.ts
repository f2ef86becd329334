import { setTimeout as pause } from 'node:timers/promises';

/** Waits for something to become true by asking again and again, and says what it waited for when it never does. */
export async function until<T>(
  what: string,
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  seconds = 15,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain for ${what}.`);
    await pause(25);
  }
}
