import { expect, type Locator, type Page } from '@playwright/test';

/** Amounts of one row, one choice or one fact, which nobody counted, and the way to a screen that says how. */
const OF_ONE = 'tbody, li, [data-facts], label, [role=option], a, [aria-hidden=true]';

/** Every figure of the screen says how it is counted, and no amount stands outside of one. */
export async function expectFigures(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unexplained, OF_ONE)).toEqual([]);
  for (const how of await page.locator('[data-figure] [data-how]:visible').all()) await expectWords(how);
}

/** Opened and closed by keyboard; what unfolds in place describes nothing else. */
async function expectWords(how: Locator): Promise<void> {
  if (await how.evaluate(({ localName }) => localName === 'summary')) {
    const unfolded = how.locator('..');
    await how.press('Enter');
    await expect(unfolded).toContainText(/.{30,}\./);
    await expect(unfolded).toHaveJSProperty('open', true);
    await how.press('Enter');
    await expect(unfolded).toHaveJSProperty('open', false);
    return;
  }
  await how.press('Enter');
  await expect(how).toHaveAttribute('aria-expanded', 'true');
  if (await how.getAttribute('aria-describedby')) await expect(how).toHaveAccessibleDescription(/^.{30,}\.$/);
  await how.press('Enter');
  await expect(how).toHaveAttribute('aria-expanded', 'false');
}

function unexplained(ofOne: string): string[] {
  const without = [...document.querySelectorAll('[data-figure]:not(:has([data-how]))')];
  const found = without.map((figure) => `${figure.getAttribute('data-figure')} does not say how`);
  for (const figure of document.querySelectorAll('[data-figure]'))
    if (figure.querySelectorAll('[data-how]').length > 1 && !figure.querySelector('[data-figure]'))
      found.push(`${figure.getAttribute('data-figure')} says how twice`);
  const main = document.querySelector('main');
  const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const isAmount = /\$[\d,]+\.\d\d|\d\.\d+ %/.test(textContent ?? '');
    if (isAmount && parentElement?.checkVisibility() && !parentElement.closest(`[data-figure], ${ofOne}`))
      found.push(`${textContent} is no figure`);
  }
  return found;
}
