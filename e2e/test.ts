import { test as base, type ConsoleMessage, expect } from '@playwright/test';

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

export { expectAccessible } from './looks.ts';
export { expect };
