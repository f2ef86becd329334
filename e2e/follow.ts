import type { Page } from '@playwright/test';

interface AppRouter {
  routesByPath: Record<string, unknown>;
  history: { push(address: string): void };
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
export function follow(page: Page, address: string): Promise<void> {
  return page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const router = window.__TSR_ROUTER__;
        const stop = router.subscribe('onResolved', () => {
          stop();
          resolve();
        });
        router.history.push(to);
      }),
    address,
  );
}

/** The paths of all routes. */
export function routesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(window.__TSR_ROUTER__.routesByPath));
}
