import { expect, type Page } from '@playwright/test';

interface Transfer {
  url: string;
  /** The page that asked for it. */
  loader: string;
  bytes: number;
  isCompressed: boolean;
  isDone: boolean;
  /** Asked a second time once the page hears of changes: somebody else has made one, which the first load did not cause. */
  isNews: boolean;
}

/** How long nothing may be fetched until a page counts as still. */
const QUIET_MS = 500;
/** The event stream never ends. */
const STREAM = '/api/live';
const isStream = ({ url }: Transfer) => new URL(url).pathname === STREAM;

/** More than this is not asked again because of somebody else: the screen itself asks twice. */
const NEWS_MOST = 3;

/** What comes when nobody does anything for so long is not of the first load. On a slow machine it would be counted. */
const IDLE_MS = 5000;

/** Everything that Chromium fetches from now on, with an empty cache, by the bytes that came over the wire. */
export async function watchTransfers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const all = new Map<string, Transfer>();
  let last = 0;
  /** The page that is open. */
  let current = '';
  let isLive = false;
  const note = (requestId: string, facts: Partial<Transfer>) => {
    last = Date.now();
    const transfer = all.get(requestId) ?? {
      url: '',
      loader: '',
      bytes: 0,
      isCompressed: false,
      isDone: false,
      isNews: false,
    };
    all.set(requestId, { ...transfer, ...facts });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, loaderId, type, frameId }) => {
    if (type === 'Document' && frameId === frameTree.frame.id) current = loaderId;
    const isNews = isLive && [...all.values()].some(({ url }) => url === request.url);
    note(requestId, { url: request.url, loader: loaderId, isNews });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    note(requestId, { isCompressed: response.headers['content-encoding'] === 'br' });
    isLive ||= new URL(response.url).pathname === STREAM;
  });
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
  /** Chromium does not always say how a request ended whose page was left. */
  const isUnderway = (each: Transfer) => each.loader === current && !each.isDone && !isStream(each);
  /** What is on its way, by its address; or that something has just come, or is still made of what came. */
  const underway = async () => {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const hasTitle = (await page.locator('h1').count()) > 0;
    return [
      ...[...all.values()].filter(isUnderway).map(({ url }) => url),
      ...(Date.now() - last < QUIET_MS ? ['something has just come'] : []),
      ...(hasTitle ? [] : ['no title yet']),
    ];
  };
  return {
    requests: () => all.size - Math.min(NEWS_MOST, [...all.values()].filter(({ isNews }) => isNews).length),
    /** The scripts of that name. */
    scripts: (name: string) => scripts().filter(({ url }) => url.includes(`/assets/${name}-`)),
    scriptBytes: () => scripts().reduce((sum, { bytes }) => sum + bytes, 0),
    // A file that fits into one packet is served uncompressed.
    uncompressed: () => scripts().filter(({ bytes, isCompressed }) => bytes > 2500 && !isCompressed),
    settle: () => expect.poll(underway, { intervals: [100] }).toEqual([]),
  };
}
