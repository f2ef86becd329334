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
export function follow(page: Page, address: string): Promise<void> {
  return page.evaluate(
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

/** The paths of all routes. */
export function routesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(window.__TSR_ROUTER__.routesByPath));
}
