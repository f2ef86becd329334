import type { Page } from '@playwright/test';
import { saveCustomer } from './pages/customer-records.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { withIds } from './screens.ts';
import { expect, test } from './test.ts';

/** What no sheet has, whatever the screen. */
const ON_SCREENS_ONLY = ['header', 'nav', '[data-screen-only]', '[data-filter]', '.mantine-Button-root'];

interface Printed {
  kind: string;
  address: string;
  /** The title, and what the screen is narrowed to. */
  top: string[];
  /** What the list is called, and how many rows it has in all. */
  list?: { label: string; rows: (page: Page) => Promise<number> };
}

const totalOf = (path: string) => async (page: Page) =>
  (await (await page.request.get(path)).json()).pagination.total as number;

async function settledLines(page: Page): Promise<number> {
  const label = await page.getByRole('tab', { name: /^Settled/ }).textContent();
  return Number(label?.replace(/\D/g, ''));
}

/** Each term is a row, those of the history as well. */
async function totalOfTerms(page: Page): Promise<number> {
  return (await (await page.request.get('/api/customer/104238/policies')).json()).results.length;
}

const PRINTED: Printed[] = [
  {
    kind: 'a list with its filter',
    address: '/receipts?status=void',
    top: ['Receipts', 'Status: Void'],
    list: { label: 'Receipts', rows: totalOf('/api/receipts?status=void') },
  },
  {
    kind: 'the tasks',
    address: '/task?state=all',
    top: ['My tasks', 'Open or closed: All · List: Active'],
  },
  {
    kind: 'a commission file',
    address: '/commissions/reconcile/1500001?status=3',
    top: ['Commission Filing', 'Not filtered'],
    list: { label: 'Commission lines', rows: settledLines },
  },
  {
    kind: 'a report',
    address: '/reports/production',
    top: ['Production by producer', 'Days: This year to date'],
  },
  { kind: 'a customer', address: '/customer/104238', top: ['Maria L. Johnson'] },
  {
    kind: 'the receipts of a customer',
    address: '/customer/104238?tab=receipts',
    top: ['Maria L. Johnson'],
    list: { label: 'Receipts', rows: totalOf('/api/customer/104238/receipts') },
  },
  {
    kind: 'the policies of a customer',
    address: '/customer/104238?tab=policies',
    top: ['Maria L. Johnson'],
    list: { label: 'Policies', rows: totalOfTerms },
  },
  { kind: 'a receipt', address: '/receipt/{receipts}', top: ['Receipt'] },
  { kind: 'the letters', address: '/admin/templates', top: ['Templates and letters', 'Kind: All'] },
];

for (const { kind, address, top, list } of PRINTED) {
  test(`${kind} on paper: agency, title, filter and date on top, no frame, actions, filters or pager, all rows, heads on every page`, async ({
    page,
  }) => {
    await openAs(page, OWNER, await withIds(address));
    const expected = await list?.rows(page);
    await print(page);
    const sheet = page.locator('[data-print-head]');
    for (const words of ['Demo Agency', ...top]) await expect(sheet).toContainText(words);
    await expect(sheet).toContainText(/Printed \d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M/);
    for (const selector of ON_SCREENS_ONLY)
      await expect(page.locator(selector).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(/^Rows \d/).filter({ visible: true })).toHaveCount(0);
    if (expected !== undefined) {
      expect(expected).toBeGreaterThan(15);
      await expect(rowsOf(page, list?.label)).toHaveCount(expected);
    }
    for (const { display, size } of await tablesOf(page)) {
      expect(display).toBe('table-header-group');
      expect(size).toBe('11px');
    }
    expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(
      Math.floor((expected ?? 0) / 40),
    );
    // The paper is made, and the screen has its page of the list again.
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('banner')).toBeVisible();
    if (expected !== undefined)
      await expect.poll(() => rowsOf(page, list?.label).count()).toBeLessThan(expected);
  });
}

const NARROWED = [
  { by: 'the letter of a name', address: '/rolodex?letter=B', words: 'First letter: B' },
  { by: 'what was taken out', address: '/forms?removed=true', words: 'Removed from the library: Yes' },
  { by: 'the tolerance', address: '/admin/commissions/expected?tolerance=2', words: '2.00' },
  {
    by: 'a product of commission lines',
    address: '/commissions/reconcile/1500001?status=3&product=1',
    words: 'Product: #1',
  },
  { by: 'the customer of quotes', address: '/quotes?customer=104238', words: 'Customer: #104238' },
  {
    by: 'the customer of filled forms',
    address: '/forms/history?customerId=104238',
    words: 'Customer: #104238',
  },
  { by: 'one row of an import', address: '/commissions/import/{commission_imports}?row=1', words: 'Row: #1' },
  {
    by: 'the outcome of imported rows',
    address: '/commissions/import/{commission_imports}?outcome=number',
    words: 'Outcome: Matched by number',
  },
];

for (const { by, address, words } of NARROWED)
  test(`paper says so where a list is narrowed by ${by}`, async ({ page }) => {
    await openAs(page, OWNER, await withIds(address));
    await print(page);
    await expect(page.locator('[data-print-head]')).toContainText(words);
    await expect(page.locator('[data-print-head]')).not.toContainText('Not filtered');
  });

test('the log of a customer says on paper each field once', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { id } = await saveCustomer(page, { firstName: 'Noa', lastName: 'Palmer' });
  await openAs(page, person, `/customer/${id}?tab=log`);
  const summary = page.locator('main details > summary').first();
  await expect(summary).toBeVisible();
  await print(page);
  await expect(summary).toBeHidden();
  await expect(page.locator('main details dl').first()).toBeVisible();
});

test('a list of work has a box to tick before each row on paper, and none on the screen', async ({
  page,
}) => {
  await openAs(page, OWNER, '/task');
  const ticks = page.locator('[data-paper-tick]').filter({ visible: true });
  await expect(rowsOf(page, 'Tasks').first()).toBeVisible();
  await expect(ticks).toHaveCount(0);
  await print(page);
  const open = page.getByRole('table', { name: 'Tasks', exact: true }).locator('tbody tr[data-stop]');
  await expect(ticks).toHaveCount(await open.count());
});

test('a dark screen is printed black on white', async ({ page }) => {
  await openAs(page, await newPerson({ themesId: 2, liteSwitch: 4 }), '/task');
  await print(page);
  const colors = await page.locator('body').evaluate((body) => {
    const { backgroundColor, color } = getComputedStyle(body);
    return { backgroundColor, color };
  });
  expect(colors).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
});

test('the palette and the printer below a list print all rows, too', async ({ page }) => {
  await openAs(page, OWNER, '/receipts?status=void');
  const rows = rowsOf(page, 'Receipts');
  const total = await totalOf('/api/receipts?status=void')(page);
  await page.getByRole('button', { name: 'Print all rows' }).click();
  await expect.poll(() => timesPrinted(page)).toBe(1);
  await expect(rows).toHaveCount(total);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(rows).toHaveCount(15);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find records, screens and actions' }).fill('Print this');
  await page.keyboard.press('Enter');
  await expect.poll(() => timesPrinted(page)).toBe(2);
  await expect(rows).toHaveCount(total);
});

test('a sheet with one page of a list, as the browser itself prints it, says which rows these are', async ({
  page,
}) => {
  await openAs(page, OWNER, '/receipts?status=void&page=2');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Rows 16 to 30 of \d+\. Print all rows with Ctrl P/)).toBeVisible();
});

test('rows that cannot be loaded: nothing is printed, and the list stays', async ({ page }) => {
  // Before the page opens: a browser may let a call pass while a route is only being set up.
  await page.route(/per_page=500/, (route) => route.fulfill({ status: 422, json: { message: 'Not now.' } }));
  await openAs(page, OWNER, '/receipts?status=void');
  await page.keyboard.press('Control+p');
  await expect(page.getByText('Nothing was printed, because not all rows could be loaded.')).toBeVisible();
  expect(await timesPrinted(page)).toBe(0);
  await expect(rowsOf(page, 'Receipts')).toHaveCount(15);
});

function rowsOf(page: Page, label = '') {
  // The heads of groups are none of its rows.
  return page.getByRole('table', { name: label, exact: true }).locator('tbody tr:not(:has(> td[colspan]))');
}

type Person = Parameters<typeof signInQuietly>[1];

/** Opens a screen in a browser whose own print command only counts. */
async function openAs(page: Page, person: Person, address: string): Promise<void> {
  await page.addInitScript(() => {
    let times = 0;
    window.print = () => {
      times += 1;
      document.documentElement.dataset.printed = String(times);
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  await signInQuietly(page, person);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function timesPrinted(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-printed')) ?? 0);
}

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.keyboard.press('Control+p');
  await expect.poll(() => timesPrinted(page)).toBe(1);
}

function tablesOf(page: Page) {
  return page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const head = table.querySelector('thead');
      if (!head || table.getClientRects().length === 0) return [];
      return [{ display: getComputedStyle(head).display, size: getComputedStyle(table).fontSize }];
    }),
  );
}

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
