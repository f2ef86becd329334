import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Every spec also watches that the content policy is kept and that no script fails, on every page it opens. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (/content security policy/i.test(message.text())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function expectAccessible(page: Page): Promise<void> {
  // Without the rest axe need not describe every element that is in order, which is most of its time.
  const only = { resultTypes: ['violations' as const], selectors: false };
  const { violations } = await new AxeBuilder({ page }).options(only).setLegacyMode(true).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }));
  expect(found).toEqual([]);
}
