import type { CDPSession, Page } from '@playwright/test';
import { OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

interface Budget {
  requests: number;
  /** Bytes of JavaScript as transferred, headers included. */
  bytes: number;
}

const HOME: Budget = { requests: 25, bytes: 250_000 };
const SCREEN: Budget = { requests: 40, bytes: 320_000 };

/** The screens that people begin their day with, and the heaviest of each kind. */
const SCREENS: readonly (readonly [path: string, budget: Budget])[] = [
  ['/', HOME],
  ['/customer/search?selection=name&query=garcia', SCREEN],
  ['/customer/100203', SCREEN],
  ['/task', SCREEN],
  ['/commissions/reconcile', SCREEN],
  ['/settings', SCREEN],
  // Their editor comes when its field is touched.
  ['/email?customerId=100203', SCREEN],
  ['/admin/templates/add?kind=customEmail', SCREEN],
];

test.describe('with an empty cache', () => {
  test.use({ ownContext: true });

  for (const [path, budget] of SCREENS) {
    test(`${path} needs at most ${budget.requests} requests and ${budget.bytes / 1000} KB of JavaScript`, async ({
      page,
    }) => {
      await signInQuietly(page, OWNER);
      const transfers = await watchTransfers(page);
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await transfers.settle();
      expect(transfers.uncompressed()).toEqual([]);
      expect(transfers.scriptBytes()).toBeGreaterThan(50_000);
      expect(transfers.scriptBytes()).toBeLessThanOrEqual(budget.bytes);
      expect(transfers.requests()).toBeLessThanOrEqual(budget.requests);
    });
  }
});

interface Transfer {
  url: string;
  bytes: number;
  isCompressed: boolean;
}

/** Everything that Chromium fetches, by the bytes that came over the wire. */
async function watchTransfers(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const all = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    all.set(requestId, { url: request.url, bytes: 0, isCompressed: false });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = all.get(requestId);
    if (transfer) transfer.isCompressed = response.headers['content-encoding'] === 'br';
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = all.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  const scripts = () => [...all.values()].filter(({ url }) => new URL(url).pathname.endsWith('.js'));
  return {
    requests: () => all.size,
    scriptBytes: () => scripts().reduce((sum, { bytes }) => sum + bytes, 0),
    // A file that fits into one packet is served uncompressed.
    uncompressed: () => scripts().filter(({ bytes, isCompressed }) => bytes > 2500 && !isCompressed),
    /** The event stream never ends, so the network is never idle; but new requests do stop. */
    async settle() {
      let seen = -1;
      await expect
        .poll(
          () => {
            const isStill = seen === all.size;
            seen = all.size;
            return isStill;
          },
          { intervals: [1000] },
        )
        .toBe(true);
    },
  };
}
