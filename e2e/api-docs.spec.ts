import { expect, test } from './test.ts';

/** The library reads and lays out hundreds of calls first: ten seconds on a quiet machine, more on a busy one. */
const PATIENCE = { timeout: 90_000 };

// The spec's own watch fails it when the content policy blocks any part of the page.
test('the API reference opens in a browser and lists the calls', async ({ page }) => {
  await page.goto('/api/docs/');
  await expect(page.getByText('Signs in and sets the session cookie.').first()).toBeVisible(PATIENCE);
  await expect(page.getByText('/api/auth/status').first()).toBeVisible();
});
