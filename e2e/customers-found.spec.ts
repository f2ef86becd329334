import type { Page } from '@playwright/test';
import { saveCustomer, saveCustomers } from './pages/customer-records.ts';
import { CustomerSearch } from './pages/customer-search.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('the pager: seven buttons, First to All, sizes, and the address keeps it all', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 121);
  const search = new CustomerSearch(page);
  await search.open('name', 'palmer');
  await expect(search.rows).toHaveCount(15);
  await expect(search.pages.getByRole('button')).toHaveText([
    '',
    '',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '',
    '',
    'All',
  ]);
  await expect(search.button('First page')).toBeDisabled();
  await search.button('Last page').click();
  await expect(page).toHaveURL(/page=9/);
  await expect(search.rows).toHaveText([/No121/]);
  await expect(search.button('Next page')).toBeDisabled();
  await search.button('Previous page').click();
  await expect(search.button('Page 8')).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(page.getByText('106–120 of 121')).toBeVisible();
  await expect(search.perPage.getByRole('option')).toHaveText(['15', '30', '50', '100', '121']);
  await search.perPage.selectOption('50');
  await expect(page).toHaveURL(/per_page=50/);
  await expect(search.rows.filter({ hasText: 'No106' })).toBeVisible();
  await search.button('All rows').click();
  await expect(search.rows).toHaveCount(121);
  await page.reload();
  await expect(search.rows).toHaveCount(121);
  await search.button('Page 2').click();
  await expect(search.rows).toHaveCount(15);
  await expect(search.rows.first()).toContainText('No016');
  await search.open('name', 'palmer', '&page=99');
  await expect(page.getByText('121–121 of 121')).toBeVisible();
  await expect(search.button('Page 9')).toHaveAttribute('aria-current', 'page');
});

/** A turn of the wheel would be lost on a page that is still being laid out. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test('all of very many rows come in as the person scrolls; a gap is reported and can be filled', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 16);
  const asked: number[] = [];
  await page.route('**/api/customer/search*', async (route) => {
    const address = new URL(route.request().url());
    const number = Number(address.searchParams.get('page'));
    asked.push(number);
    if (number === 3 && asked.filter((page) => page === 3).length === 1)
      return route.fulfill({ status: 400, json: { message: 'The search is resting.' } });
    const answer = await (await route.fetch()).json();
    // Sixteen customers stand for sixteen thousand: the server says that more follow.
    const rows = Array.from({ length: 32 }, (_, copy) => ({
      ...answer.results[copy % 16],
      id: number * 100 + copy,
    }));
    const pagination = { ...answer.pagination, current_page: number, total: 96, from: 1, to: number * 32 };
    await route.fulfill({ json: { ...answer, results: rows, pagination, exactId: null } });
  });
  const search = new CustomerSearch(page);
  await search.open('name', 'palmer', '&per_page=all');
  await expect(search.rows).toHaveCount(32);
  await scrollToEnd(page);
  await expect(search.rows).toHaveCount(64);
  await scrollToEnd(page);
  await expect(search.problem).toHaveText('The search is resting.');
  await expect(search.rows).toHaveCount(64);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(search.rows).toHaveCount(96);
  await expect(search.problem).toBeHidden();
  expect(asked.filter((number) => number !== 1)).toEqual([2, 3, 3]);
});

test('fifteen rows need no pager', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 15);
  const search = new CustomerSearch(page);
  await search.open('name', 'palmer');
  await expect(search.rows).toHaveCount(15);
  await expect(search.pages).toBeHidden();
});

test('results have one order at any size, word starts first, and show what matched', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  for (const [firstName, lastName] of [
    ['Amara', 'Green'],
    ['Ann', 'Martin'],
    ['Ben', 'Marlow'],
  ])
    await saveCustomer(page, { firstName, lastName, household: [{ firstName: 'Zoe', lastName: 'Delmar' }] });
  const search = new CustomerSearch(page);
  await search.open('name', 'mar');
  await expect(search.rows).toHaveText([/Ann Martin/, /Ben Marlow/, /Amara Green/]);
  await expect(search.rows.first().locator('mark')).toHaveText('Mar');
  await expect(search.columnHead('Name').getByRole('button')).toHaveCount(0);
  await search.open('household', 'delm');
  await expect(search.columnHead('What matched')).toBeVisible();
  await expect(search.rows.first()).toContainText('Zoe Delmar');
});

test('old rows stay while new ones load, and a failed list can be tried again', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 16);
  const search = new CustomerSearch(page);
  await search.open('name', 'palmer');
  await expect(search.rows).toHaveCount(15);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/customer/search*', async (route) => {
    await held;
    await route.continue();
  });
  await search.button('Page 2').click();
  await expect(search.table).toHaveAttribute('aria-busy', 'true');
  await expect(search.rows).toHaveCount(15);
  release();
  await expect(search.rows).toHaveCount(1);
  await page.unroute('**/api/customer/search*');
  await page.route('**/api/customer/search*', (route) =>
    route.fulfill({ status: 400, json: { message: 'The search is resting.' } }),
  );
  await page.reload();
  await expect(search.problem).toHaveText('The search is resting.');
  await page.unroute('**/api/customer/search*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(search.rows).toHaveCount(1);
});
