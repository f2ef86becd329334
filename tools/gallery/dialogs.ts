import type { Locator, Page } from '@playwright/test';
import { expectSettled } from '../../e2e/looks.ts';

const OVERLAY = '[role=dialog]:visible, [role=menu]:visible';
const CLOSING_KEY = 'Escape';
const PATIENCE_MS = 700;
/** The header is the same on every screen, so what it opens is looked at on one. */
const WITH_HEADER = '/';
const placesOf = (page: Page) =>
  new URL(page.url()).pathname === WITH_HEADER ? ':is(main, header)' : 'main';

/**
 * Opens every dialog and menu of a screen in turn, each once: by all buttons outside of tables, and by those of a
 * table's first row, which is ticked. Nothing is changed by it: the server is only read.
 */
export async function forEachDialog(page: Page, look: (title: string) => Promise<void>): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()),
  );
  const address = page.url();
  await tickFirstRow(page);
  const seen = new Set<string>();
  for (const one of await openersOf(page)) {
    await opener(page, one)
      .click({ timeout: PATIENCE_MS })
      .catch(() => undefined);
    const title = await titleOfOpened(page);
    if (title && !seen.has(title)) {
      seen.add(title);
      await hideToasts(page);
      await look(title);
    }
    await page.keyboard.press(CLOSING_KEY);
    if (page.url() === address && (await isClosed(page))) continue;
    await page.goto(address);
    await expectSettled(page);
    await tickFirstRow(page);
  }
  if (placesOf(page) !== 'main') {
    await page.keyboard.press('?');
    const title = await titleOfOpened(page);
    if (title) await look(title);
    await page.keyboard.press(CLOSING_KEY);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

interface Opener {
  role: 'button' | 'link';
  /** Which says of what it is in a table. */
  name: string;
}

const opener = (page: Page, { role, name }: Opener): Locator =>
  page.locator(placesOf(page)).getByRole(role, { name, exact: true }).first();

/** Buttons, and links that lead no further than this screen. */
function openersOf(page: Page): Promise<Opener[]> {
  return page.evaluate((places) => {
    const further = [...document.querySelectorAll('main tbody tr:not(:first-child)')];
    const controls = [
      ...document.querySelectorAll<HTMLElement>(`${places} :is(button:not([data-how]):enabled, a[href])`),
    ];
    const isHere = (control: HTMLElement) =>
      !(control instanceof HTMLAnchorElement) || control.pathname === location.pathname;
    const openers = controls
      .filter((control) => control.checkVisibility() && control.role !== 'tab' && isHere(control))
      .filter((control) => !further.some((row) => row.contains(control)))
      .map((control) => ({
        role: control instanceof HTMLAnchorElement ? ('link' as const) : ('button' as const),
        name: control.getAttribute('aria-label') ?? control.textContent.trim(),
      }));
    return [...new Map(openers.map((one) => [one.name, one])).values()].filter(({ name }) => name !== '');
  }, placesOf(page));
}

/** They tell of the changes that were kept from the server. */
function hideToasts(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const toasts of document.querySelectorAll<HTMLElement>('.mantine-Notifications-root'))
      toasts.style.display = 'none';
  });
}

/** Much is disabled until something is chosen. */
async function tickFirstRow(page: Page): Promise<void> {
  const tick = page.locator('main tbody input[type=checkbox]:visible').first();
  await tick.check({ timeout: PATIENCE_MS }).catch(() => undefined);
}

async function titleOfOpened(page: Page): Promise<string | undefined> {
  const overlay = page.locator(OVERLAY).first();
  const isThere = await overlay.waitFor({ timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  await expectSettled(page);
  return overlay.evaluate((element) => {
    const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return (element.getAttribute('aria-label') ?? named?.textContent ?? element.textContent).slice(0, 60);
  });
}

async function isClosed(page: Page): Promise<boolean> {
  return page
    .locator(OVERLAY)
    .first()
    .waitFor({ state: 'hidden', timeout: PATIENCE_MS })
    .then(
      () => true,
      () => false,
    );
}
