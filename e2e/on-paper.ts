import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * What only a screen has a use for. On paper a head that sorts is a head, a figure that opens is a figure, and the
 * fields of a form say what is in them.
 */
const CLICKED = [
  'header, nav, kbd, [data-filter], [data-screen-only], [role=tablist] [aria-selected=false]',
  '[role=button], [role=menu], [role=switch], [role=slider], button:not(table button, [role=tab], [data-content])',
  '.mantine-Button-root, .mantine-ActionIcon-root, .mantine-CloseButton-root, .mantine-SegmentedControl-root',
  '.mantine-Switch-root:not(form *)',
  ':is(input, select, textarea):not(form *, table *), :is([type=checkbox], [type=radio], [type=file]):not(form *)',
].join();

/** What every screen owes on paper: whose it is, what and when on top, and nothing that somebody would click. */
export async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-print-head]')).toContainText(/Printed \d\d\/\d\d\/\d{4}/);
  expect(await page.evaluate(leftOver, CLICKED)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

function leftOver(selector: string): string[] {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width * height > 1;
  };
  return [...document.querySelectorAll(selector)]
    .filter(isSeen)
    .map((element) => element.outerHTML.slice(0, 200));
}
