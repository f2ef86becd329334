import { expect, type Page } from '@playwright/test';
import { THEMES, themeAddress, themeOf } from '../src/platform/shared/themes.ts';
import { problemsOn } from './axe.ts';

export const PHONE = { width: 390, height: 844 };
/** Beside the light theme that a page wears: dark, and high contrast. */
const OTHER_THEMES = [2, 6].map(themeOf);

const DIALOG = '[role=dialog]';

/** Nothing for axe to find once the screen is there; an open dialog has enough contrast in the other themes, too. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoProblems(page);
  if (await page.locator(DIALOG).first().isVisible()) await expectContrastInOthers(page, DIALOG);
}

async function expectNoProblems(page: Page): Promise<void> {
  await expectSettled(page);
  expect(await problemsOn(page)).toEqual([]);
}

/** A theme changes colors and nothing else. */
export async function expectContrast(page: Page): Promise<void> {
  await expectSettled(page);
  expect(await problemsOn(page, 'contrast')).toEqual([]);
}

/**
 * What every screen owes, at a desk and on a phone: nothing for axe to find, enough contrast in the dark theme and in
 * the one of high contrast as well, no sideways scrolling of the page itself, and on the phone no hint in a field that is
 * cut and no more than one filter beside the button that has all of them.
 */
export async function expectGoodLook(page: Page): Promise<void> {
  const desk = page.viewportSize() ?? PHONE;
  await expectNoProblems(page);
  await expectNoSidewaysScroll(page);
  await expect.poll(() => unevenLines(page)).toEqual([]);
  await expectContrastInOthers(page);
  await page.setViewportSize(PHONE);
  await expectSettled(page);
  expect(await problemsOn(page, 'all but contrast')).toEqual([]);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(cutPlaceholders)).toEqual([]);
  expect(await page.evaluate(looseFilters)).toEqual([]);
  await page.setViewportSize(desk);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const root = page.locator('html');
  await expect.poll(() => root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
}

/** Those that are wider than their fields. */
function cutPlaceholders(): string[] {
  const ruler = document.createElement('canvas').getContext('2d');
  if (!ruler) throw new Error('The browser measures no text.');
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')];
  return fields
    .filter((field) => field.checkVisibility())
    .filter((field) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      ruler.font = getComputedStyle(field, '::placeholder').font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return ruler.measureText(field.placeholder).width > room + 1;
    })
    .map((field) => field.placeholder);
}

/** Filters that stand side by side instead of behind one button; the search stays in sight, and so may a single one. */
function looseFilters(): string[] {
  const filters = [...document.querySelectorAll('main [data-filter]:not([type=search])')];
  const inSight = filters.filter((filter) => filter.checkVisibility());
  return inSight.length > 1 ? inSight.map(({ outerHTML }) => outerHTML) : [];
}

/** The rows of tabs and of table heads whose words stand a little beside their line; a head of two lines does not. */
function unevenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const topOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, width } = range.getBoundingClientRect();
      return width > 2 ? [Math.round(top * 2) / 2] : [];
    };
    /** The first words: a number beside them is smaller, and what only a screen reader reads is not in sight. */
    const firstWords = (cell: Element) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent?.trim() && !node.parentElement?.closest('.mantine-VisuallyHidden-root')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_SKIP,
      );
      return walker.nextNode();
    };
    const rows = [...document.querySelectorAll('main [role=tablist], main thead tr')];
    return rows.flatMap((row) => {
      const cells = [...row.querySelectorAll('[role=tab], th')]
        .map(firstWords)
        .filter((text) => text !== null);
      const tops = cells.flatMap(topOf);
      const apart = Math.max(...tops) - Math.min(...tops);
      return apart > 0 && apart < 4 ? [`${row.textContent}: ${tops.join(', ')}`] : [];
    });
  });
}

/** Anything still loading or moving would be judged halfway. */
export async function expectSettled(page: Page): Promise<void> {
  // A button that waits for a dialog's answer may keep waiting.
  const waiting = '.mantine-Loader-root:not(button *):visible, main [aria-busy=true]';
  // As long as in the tests: the gallery, which uses this as well, knows nothing of their settings.
  await expect(page.locator(waiting)).toHaveCount(0, { timeout: 20_000 });
  await stillness(page);
}

/** Until nothing moves for three frames: what has just been shown begins to move a frame or two later. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What runs with the scrolling of a row ends only when somebody scrolls.
    const moving = () =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    let still = 0;
    while (still < 3) {
      await new Promise(requestAnimationFrame);
      const ends = moving();
      still = ends.length > 0 ? 0 : still + 1;
      await Promise.allSettled(ends.map(({ finished }) => finished));
    }
  });
}

/** The page as it is, or a part of it, in each of the other themes for a moment. */
async function expectContrastInOthers(page: Page, within?: string): Promise<void> {
  let own: string | undefined;
  for (const { id, name, scheme } of OTHER_THEMES) {
    const before = await wear(page, themeAddress(id), scheme);
    own ??= before;
    await stillness(page);
    expect(await problemsOn(page, 'contrast', within), name).toEqual([]);
  }
  const worn = THEMES.find(({ id }) => themeAddress(id) === own);
  if (own) await wear(page, own, worn?.scheme ?? 'light');
}

export async function wear(page: Page, address: string, scheme: string): Promise<string> {
  return page.evaluate(
    async ([href, name]) => {
      const link = document.head.querySelector<HTMLLinkElement>('link[data-theme]');
      if (!link) throw new Error('The page wears no theme.');
      const before = link.getAttribute('href') as string;
      // The one that it wears already would not load again.
      if (before !== href)
        await new Promise((resolve) => {
          link.addEventListener('load', resolve, { once: true });
          link.href = href;
        });
      document.documentElement.setAttribute('data-mantine-color-scheme', name);
      return before;
    },
    [address, scheme] as const,
  );
}
