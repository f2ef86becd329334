import type { Page } from '@playwright/test';
import { follow } from './follow.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { saveTask } from './pages/task-records.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const MARIA = 104_238;
const [ENDORSEMENT, URGENT, WITH_CUSTOMER] = [7, 1, 3];

/** Letter spacing that covers, with a margin, what other fonts and text rendering do to the same words. */
const WIDER_TEXT = '0.02em';

test('at 1280 no word of a cell is broken over two lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInQuietly(page, OWNER);
  await page.goto('/settings');
  for (const address of [`/customer/${MARIA}?tab=policies`, '/receipts', '/commissions/import'])
    expect(await brokenWords(page, address)).toEqual([]);
  const dryRun = await page.locator('tbody a').first().getAttribute('href');
  expect(await brokenWords(page, dryRun ?? '')).toEqual([]);
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
