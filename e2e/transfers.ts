import { expect, type Page } from '@playwright/test';

interface Transfer {
  url: string;
  bytes: number;
  isCompressed: boolean;
  isDone: boolean;
}

/** How long nothing may be fetched until a page counts as still. */
const QUIET_MS = 500;
/** The event stream never ends. */
const isStream = ({ url }: Transfer) => new URL(url).pathname === '/api/live';

/** What comes when nobody does anything for so long is not of the first load. On a slow machine it would be counted. */
const IDLE_MS = 5000;

/** Everything that Chromium fetches from now on, with an empty cache, by the bytes that came over the wire. */
export async function watchTransfers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const all = new Map<string, Transfer>();
  let last = 0;
  const note = (requestId: string, facts: Partial<Transfer>) => {
    last = Date.now();
    const transfer = all.get(requestId) ?? { url: '', bytes: 0, isCompressed: false, isDone: false };
    all.set(requestId, { ...transfer, ...facts });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => note(requestId, { url: request.url }));
  session.on('Network.responseReceived', ({ requestId, response }) =>
    note(requestId, { isCompressed: response.headers['content-encoding'] === 'br' }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, { bytes: encodedDataLength, isDone: true }),
  );
  session.on('Network.loadingFailed', ({ requestId }) => note(requestId, { isDone: true }));
  await page.addInitScript((idle) => {
    const begin = window.setTimeout;
    const kept = (run: TimerHandler, ms = 0, ...more: unknown[]) =>
      begin(run, ms < idle ? ms : 600_000, ...more);
    window.setTimeout = kept as typeof window.setTimeout;
  }, IDLE_MS);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  // The process has a cache of its own, which goes when caching is switched off.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  const scripts = () => [...all.values()].filter(({ url }) => new URL(url).pathname.endsWith('.js'));
  const isStill = () =>
    Date.now() - last >= QUIET_MS && [...all.values()].every((each) => each.isDone || isStream(each));
  return {
    requests: () => all.size,
    scriptBytes: () => scripts().reduce((sum, { bytes }) => sum + bytes, 0),
    // A file that fits into one packet is served uncompressed.
    uncompressed: () => scripts().filter(({ bytes, isCompressed }) => bytes > 2500 && !isCompressed),
    settle: () => expect.poll(isStill, { intervals: [100] }).toBe(true),
  };
}
