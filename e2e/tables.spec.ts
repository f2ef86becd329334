import type { Locator, Page } from '@playwright/test';
import { problemsOn } from './axe.ts';
import { follow } from './follow.ts';
import { expectSettled, PHONE } from './looks.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { saveTask } from './pages/task-records.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { withIds } from './screens.ts';
import { expect, test } from './test.ts';

const MARIA = 104_238;
const [ENDORSEMENT, URGENT, WITH_CUSTOMER] = [7, 1, 3];

/** Letter spacing that covers, with a margin, what other fonts and text rendering do to the same words. */
const WIDER_TEXT = '0.02em';

test('a table that waits for its rows is sound for screen readers', async ({ page }) => {
  await page.route('**/api/tasks/list/**', () => undefined);
  await signInQuietly(page, OWNER);
  await page.goto(`/customer/${MARIA}?tab=tasks`);
  await expect(page.locator('table[aria-busy=true]')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
});

test('at 1280 no word of a cell is broken over two lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInQuietly(page, OWNER);
  await page.goto('/settings');
  for (const address of [`/customer/${MARIA}?tab=policies`, '/receipts', '/commissions/import'])
    expect(await brokenWords(page, address)).toEqual([]);
  const dryRun = await page.locator('tbody a').first().getAttribute('href');
  expect(await brokenWords(page, dryRun ?? '')).toEqual([]);
});

test('what most rows are is a plain word, and only exceptions wear a badge', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const ground = (words: string) =>
    page
      .locator('tbody td')
      .getByText(words, { exact: true })
      .first()
      .evaluate((word) => getComputedStyle(word).backgroundColor);
  for (const [address, usual, exception] of [
    ['/task', 'Open', 'In progress'],
    ['/leads', 'Open', 'New'],
    ['/rolodex', 'Company'],
    ['/admin/companies', 'Carrier'],
    ['/admin/employees', 'Owner'],
  ] as const) {
    await page.goto(address);
    expect(await ground(usual), address).toBe('rgba(0, 0, 0, 0)');
    if (exception) expect(await ground(exception), address).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('the foot of a list says on one line what keys do, as far as there is room, and nothing on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInQuietly(page, OWNER);
  await page.goto('/customer/search?selection=name&query=mar');
  const hints = page.locator('p:has(> span > kbd)');
  await expect(hints).toHaveText('↑ ↓ moveEnter openP callT take a payment? all keys');
  const middle = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return Math.round(y + height / 2);
  };
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const shown = () =>
    hints.evaluate(
      (line) =>
        [...line.children].filter(
          (each) => each.getBoundingClientRect().bottom <= line.getBoundingClientRect().bottom,
        ).length,
    );
  expect(Math.abs((await middle(hints)) - (await middle(pages)))).toBeLessThanOrEqual(1);
  expect(await shown()).toBe(5);
  await page.setViewportSize({ width: 820, height: 800 });
  await expect.poll(shown).toBeLessThan(5);
  expect(Math.abs((await middle(hints)) - (await middle(pages)))).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(hints).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('table', { name: 'Customers' }).locator('tbody tr').first().focus();
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/customer\/\d+\/payment$/);
  for (const [address, words] of [
    ['/admin/change-log', '→ expand← collapse'],
    ['/task', 'E editC close with a note'],
    [`/customer/${MARIA}?tab=finance`, 'a payment is overdue'],
    ['/admin/offices', 'Enter open'],
  ] as const) {
    await page.goto(address);
    await expect(hints).toContainText(words);
  }
});

test('from 1280 on all columns of tasks are in sight, whatever the tasks and however wide the letters', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { firstName: 'Maximiliana', lastName: 'Wolfeschlegelstein' });
  await saveWidestTasks(page, id);
  await page.goto('/settings');
  const frame = page.locator('[data-sideways]:has(> table)');
  for (const address of ['/task?state=all', `/customer/${id}?tab=tasks`]) {
    expect(await brokenWords(page, address)).toEqual([]);
    for (const width of [1280, 1361, 1401, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const hidden = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(hidden, `${address} at ${width}`).toBe(0);
    }
  }
});

test('an arrow stands only at the sorted column and at the one pointed at, and takes no room: at 1440 each company of the finance contracts is read whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInQuietly(page, OWNER);
  await page.goto(`/customer/${MARIA}?tab=finance`);
  const company = page.getByRole('columnheader', { name: 'Company' });
  const sort = company.getByRole('button');
  const arrow = sort.locator('svg');
  await expect(arrow).toHaveCSS('opacity', '0');
  expect(await cutNames(page)).toEqual([]);
  const before = await company.boundingBox();
  await sort.hover();
  await expect(arrow).toHaveCSS('opacity', '1');
  await sort.click();
  await expect(company).toHaveAttribute('aria-sort', 'ascending');
  await page.mouse.move(0, 0);
  await expect(arrow).toHaveCSS('opacity', '1');
  expect((await company.boundingBox())?.width).toBe(before?.width);
  expect(await cutNames(page)).toEqual([]);
});

async function cutNames(page: Page): Promise<string[]> {
  const cells = page.locator('tbody td[data-label=Company] > *');
  await expect(cells.first()).toBeVisible();
  return cells.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent ?? ''),
  );
}

/** Every column with the longest text it can have: overdue is bold, and a closed task has two columns more. */
async function saveWidestTasks(page: Page, custid: number): Promise<void> {
  const task = {
    ...{ type: ENDORSEMENT, priority: URGENT, taskstatusid: WITH_CUSTOMER, custid },
    ...{ duedate: '2025-10-20', tasktime: '12:30', desc: 'Call about the renewal quote before it expires' },
  };
  await saveTask(page, task);
  await saveTask(page, task, 0, '/close');
}

async function brokenWords(page: Page, address: string): Promise<string[]> {
  await follow(page, address);
  await expect(page.locator('tbody td:not([colspan])').first()).toBeVisible();
  return page.locator('tbody').evaluateAll((bodies, letterSpacing) => {
    const words: string[] = [];
    for (const body of bodies) {
      (body.parentElement as HTMLElement).style.letterSpacing = letterSpacing;
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
  }, WIDER_TEXT);
}

test('on a phone a table stays one: its first column stays while the others scroll, and its edge fades where it is cut', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signInQuietly(page, OWNER);
  await page.goto('/reports/production');
  const frame = page.locator('main [data-sideways]:not([data-fits])').filter({ has: page.locator('tbody') });
  const [first, second] = [frame.locator('tbody tr > *').first(), frame.locator('tbody tr > *').nth(1)];
  await expect(second).toBeVisible();
  const placeOf = async (cell: Locator) => (await cell.boundingBox())?.x ?? 0;
  const before = [await placeOf(first), await placeOf(second)];
  await expect(frame).toHaveCSS('--cd-cut-right', '28px');
  await frame.evaluate((element) => {
    element.scrollLeft = 90;
  });
  await expect.poll(() => placeOf(second)).toBe((before[1] ?? 0) - 90);
  expect(await placeOf(first)).toBe(before[0]);
});

test('the heads of lists and of tables in cards stay in sight while the page scrolls, below what stays there itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signInQuietly(page, OWNER);
  for (const [address, table] of [
    ['/receipts?limit=50', 'Receipts'],
    [await withIds('/finance/{finance_contracts}'), 'Log'],
  ] as const) {
    await page.goto(address);
    const head = page.getByRole('table', { name: table }).locator('thead');
    const row = page.getByRole('table', { name: table }).locator('tbody tr').nth(1);
    await expect(row).toBeVisible();
    await expectSettled(page);
    await page.evaluate(() => document.body.style.setProperty('padding-bottom', '2000px'));
    await row.evaluate((element) => window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top));
    await expect(head).toBeInViewport({ ratio: 1 });
    expect(await head.evaluate(isOnTop), `${address}: nothing covers it`).toBe(true);
  }
});

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
