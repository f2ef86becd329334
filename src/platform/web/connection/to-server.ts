import { Connection } from './connection.ts';

const LONGEST_ANSWER_MS = 5000;

/** This tab's connection to the server. */
export const toServer = new Connection(async () => {
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    return (await fetch('/api/health', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
});

/** The browser's own word is only a hint: it says offline where the server is in the same office. */
export function watchConnection(): void {
  for (const sign of ['offline', 'online', 'vite:preloadError'])
    window.addEventListener(sign, () => void toServer.doubt());
}
