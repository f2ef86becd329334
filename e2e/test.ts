import { setTimeout as pause } from 'node:timers/promises';
import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test';
import { stayWithinTheDay, untilNextDayIn } from '../src/platform/server/testing/within-the-day.ts';
import { USUAL_TIME_ZONE } from '../src/platform/shared/clock.ts';
import { openWarmContext, type WarmContext } from './warm-context.ts';

interface Fixtures {
  /** For a test that changes its context itself (the clock) or must begin with an empty cache. */
  ownContext: boolean;
  watched: undefined;
}

export const test = base.extend<Fixtures, { warm: WarmContext }>({
  ownContext: [false, { option: true }],
  warm: [
    async ({ browser }, use, { project }) => {
      const warm = await openWarmContext(browser, project.use);
      await use(warm);
      await warm.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, ownContext, warm }, use) => {
    if (ownContext) {
      const own = await browser.newContext();
      await use(own);
      await own.close();
    } else {
      await use(warm.context);
      await warm.empty();
    }
  },
  /** Every spec also watches that the content policy is kept and that no script fails, on every page it opens. */
  watched: [
    async ({ context }, use, testInfo) => {
      const complaints: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (/content security policy/i.test(message.text())) complaints.push(message.text());
      };
      const fail = (error: WebError) => void complaints.push(String(error.error()));
      context.on('console', hear);
      context.on('weberror', fail);
      const limit = testInfo.timeout;
      await stayWithinTheDay(limit, {
        left: untilNextDayIn(USUAL_TIME_ZONE, Date.now()),
        wait: (ms) => {
          testInfo.setTimeout(limit + ms);
          return pause(ms);
        },
      });
      await use(undefined);
      context.off('console', hear);
      context.off('weberror', fail);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expectAccessible } from './looks.ts';
export { expect };
