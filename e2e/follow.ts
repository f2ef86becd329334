import type { Page } from '@playwright/test';

interface AppRouter {
  routesByPath: Record<string, unknown>;
  history: { push(address: string): void };
  /** Where the page is once its first screen is there. */
  state: { resolvedLocation?: unknown };
  /** Answers how to stop listening. */
  subscribe(event: 'onResolved', heard: () => void): () => void;
}

declare global {
  interface Window {
    /** The router puts itself there. */
    __TSR_ROUTER__: AppRouter;
  }
}

/**
 * Goes to another address as a link does, within the page that is open, and waits until its screen is there. Loading
 * the page again would take four times as long.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await untilThere(page);
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const router = window.__TSR_ROUTER__;
        const onceResolved = (then: () => void) => {
          const stop = router.subscribe('onResolved', () => {
            stop();
            then();
          });
        };
        const go = () => {
          onceResolved(resolve);
          router.history.push(to);
        };
        // Before its first screen the router does not listen yet.
        if (router.state.resolvedLocation) go();
        else onceResolved(go);
      }),
    address,
  );
}

/** The page lets the browser answer while its scripts begin, so it has loaded before they are done. */
async function untilThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__TSR_ROUTER__ !== undefined);
}

/** The paths of all routes. */
export async function routesOf(page: Page): Promise<string[]> {
  await untilThere(page);
  return page.evaluate(() => Object.keys(window.__TSR_ROUTER__.routesByPath));
}
