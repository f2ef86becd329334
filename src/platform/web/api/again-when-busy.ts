import { CallError } from './call-error.ts';

const MOST_TRIES = 3;
const LONGEST_PAUSE_SECONDS = 2;

/**
 * Sends a call, and the same again after a pause when the server had no place for it. Nothing was done by then, so this
 * is right for reads and changes alike; after any other failure nobody knows.
 */
export async function againWhenBusy<Answer>(
  send: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError) || !error.isBusy || tries === MOST_TRIES) throw error;
      await pause(Math.min(error.retryAfterSeconds ?? LONGEST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS), signal);
    }
  }
}

function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
