import type { Page } from '@playwright/test';
import { OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const MARIA = 104_238;

test('at 1280 no word of a cell is broken over two lines, and all columns of tasks are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInQuietly(page, OWNER);
  for (const address of ['/task', `/customer/${MARIA}?tab=tasks`]) {
    expect(await brokenWords(page, address)).toEqual([]);
    const frame = page.locator('[data-sideways]:has(> table)');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  for (const address of [`/customer/${MARIA}?tab=policies`, '/receipts', '/commissions/import'])
    expect(await brokenWords(page, address)).toEqual([]);
  const dryRun = await page.locator('tbody a').first().getAttribute('href');
  expect(await brokenWords(page, dryRun ?? '')).toEqual([]);
});

async function brokenWords(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.locator('tbody td:not([colspan])').first()).toBeVisible();
  return page.locator('tbody').evaluateAll((bodies) => {
    const words: string[] = [];
    for (const body of bodies) {
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) words.push(word);
        }
    }
    return words;
  });
}
