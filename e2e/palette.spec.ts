import type { Page } from '@playwright/test';
import { expectGoodLook } from './looks.ts';
import { CustomerPage } from './pages/customer-page.ts';
import { saveCustomer, saveCustomers } from './pages/customer-records.ts';
import { saveLead, signInWithLeads } from './pages/lead-records.ts';
import { PalettePanel } from './pages/palette.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { saveTask } from './pages/task-records.ts';
import { DEMO_PASSWORD, newPerson, OWNER, signInQuietly } from './people.ts';
import { withIds } from './screens.ts';
import { expect, test } from './test.ts';

const AGENT = { email: 'agent@demo.test', password: DEMO_PASSWORD };

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'My tasks today' })).toBeVisible();
}

async function openPalette(page: Page): Promise<PalettePanel> {
  const palette = new PalettePanel(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.field).toBeFocused();
  return palette;
}

test('a receipt is found by its number, in the list by the same', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const { results } = await (await page.request.get('/api/receipts?per_page=1')).json();
  const { id, receipt: number, customer } = results[0];
  await openHome(page);
  const palette = await openPalette(page);
  await palette.field.fill(`receipt ${number}`);
  const found = palette.section('Receipts').filter({ hasText: customer.name });
  await expect(found.first()).toContainText(`Receipt ${number}`);
  await found.first().click();
  await expect(page).toHaveURL(new RegExp(`/receipt/${id}$`));
  await page.goto('/receipts');
  await page.getByRole('searchbox', { name: 'Receipt number' }).fill(`#${number}`);
  await expect(page).toHaveURL(`/receipts?number=${number}`);
  const rows = page.getByRole('table', { name: 'Receipts', exact: true }).locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: customer.name }).first()).toContainText(String(number));
  await expect(rows.filter({ hasNotText: String(number) })).toHaveCount(0);
});

test('Ctrl K finds customers, leads and tasks from every screen, and Enter opens the chosen one', async ({
  page,
}) => {
  await signInWithLeads(page);
  await saveCustomer(page, { firstName: 'Wilhelmina', lastName: 'Vandersloot', phone: '(305) 555-0142' });
  await saveLead(page, { lastName: 'Vandermeer' });
  await saveTask(page, { desc: 'Call Vandersloot back' });
  await saveCustomers(page, 'Quillfeather', 8);
  await openHome(page);
  const palette = await openPalette(page);
  await expect(palette.section('Session')).toHaveText('Sign out');
  await expect(palette.entries.last()).toHaveText('Sign out');
  await expect(palette.section('Actions').first()).toHaveText('Add customer');
  await palette.field.fill('vander');
  await expect(palette.entries).toHaveText([
    'Wilhelmina Vandersloot(305) 555-0142',
    /^Vandermeer/,
    /^Call Vandersloot back/,
  ]);
  await palette.field.press('End');
  await expect(palette.chosen()).toHaveText(/^Call Vandersloot back/);
  await expectGoodLook(page);
  await palette.field.fill('555-0142');
  await expect(palette.section('Customers by phone')).toHaveText([/Vandersloot/]);
  await palette.field.fill('quillf');
  await expect(palette.section('Customers').last()).toHaveText('All 8 results');
  // Nothing is found yet: it opens as soon as it is.
  await palette.field.fill('sloot wil');
  await palette.field.press('Enter');
  await expect(new CustomerPage(page).heading('Wilhelmina Vandersloot')).toBeVisible();
  await expect(palette.dialog).toBeHidden();
  await openPalette(page);
  await expect(palette.chosen()).toHaveText('Take a payment from this customer');
  await palette.chosen().click();
  await expect(page).toHaveURL(/\/customer\/\d+\/payment$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Everything Ctrl K' }).locator('kbd')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Everything Ctrl K' }).click();
  await expect(palette.section('Recent')).toHaveText([/^Wilhelmina Vandersloot#\d+$/]);
});

test('the palette begins with what comes next for the record on the screen', async ({ page }) => {
  await signInQuietly(page, OWNER);
  for (const [address, first] of [
    ['/receipt/{receipts}', /^Print receipt \d+$/],
    ['/policy/{policies}', /^(Renew|Email about) /],
    ['/finance/{finance_contracts}', / on | of |^Edit /],
    ['/lead/{leads}', / this lead$/],
    ['/quote/{rater_quotes}', / this quote$/],
  ] as const) {
    await page.goto(await withIds(address));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const palette = await openPalette(page);
    await expect(palette.section('Actions').first()).toHaveText(first);
    const next = address.startsWith('/lead') ? 'Add task for this lead' : 'Take a payment from this customer';
    await expect(palette.section('Actions').filter({ hasText: next })).toBeVisible();
    for (const entry of await palette.entries.all()) await expect(entry.locator('svg')).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
  await page.goto(await withIds('/policy/{policies}'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  const palette = new PalettePanel(page);
  await palette.field.fill('edit');
  await palette.section('Actions').first().click();
  await expect(page).toHaveURL(/\/policy\/\d+\/edit$/);
});

test('keys typed before the palette is there are kept', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { promise: asked, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/palette-dialog/, async (route) => {
    await asked;
    await route.continue();
  });
  await openHome(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('settings');
  const palette = new PalettePanel(page);
  await expect(palette.dialog).toBeHidden();
  release();
  await expect(palette.field).toHaveValue('settings');
  await page.keyboard.press('Enter');
  await expect(new SettingsPage(page).firstName).toBeVisible();
});

test('the palette is loaded when nobody does anything, and opens without the frame as well', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const loaded = page.waitForRequest(/\/assets\/palette-dialog/);
  await page.route(/\/assets\/palette-dialog/, (route) => route.continue());
  await page.goto('/settings?hideHeader=true');
  await loaded;
  await openPalette(page);
});

test('of two customers with the same name that are opened one after the other both are recent', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const ids = [];
  for (const phone of ['(305) 555-0142', '(305) 555-0143'])
    ids.push((await saveCustomer(page, { firstName: 'Twin', lastName: 'Quillfeather', phone })).id);
  await page.goto(`/customer/${ids[0]}`);
  await expect(new CustomerPage(page).heading('Twin Quillfeather')).toBeVisible();
  const palette = await openPalette(page);
  await palette.field.fill('555-0143');
  await palette.section('Customers by phone').click();
  await expect(page.getByRole('main')).toContainText('(305) 555-0143');
  await page.goto('/settings');
  await expect(new SettingsPage(page).firstName).toBeVisible();
  await openPalette(page);
  await expect(palette.section('Recent')).toHaveCount(2);
});

test('an agent is offered only the open screens', async ({ page }) => {
  await signInQuietly(page, AGENT);
  await openHome(page);
  const palette = await openPalette(page);
  await palette.field.fill('rolod');
  await expect(palette.section('Screens')).toHaveText(['Rolodex']);
  await palette.field.fill('employees');
  await expect(palette.dialog.getByText('No Records Found')).toBeVisible();
  await expect(palette.entries).toHaveCount(0);
  await palette.field.fill('settings');
  await palette.field.press('Enter');
  await expect(new SettingsPage(page).firstName).toBeVisible();
});

test('? lists the shortcuts unless somebody types, and Esc gives the focus back', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.firstName.fill('Robin');
  await settings.firstName.press('?');
  await expect(settings.firstName).toHaveValue('Robin?');
  const palette = await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toBeHidden();
  await expect(settings.firstName).toBeFocused();
  const link = page.getByRole('link', { name: 'Home', exact: true });
  await link.focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const everywhere = sheet.getByRole('table', { name: 'Everywhere' });
  await expect(everywhere.getByRole('row', { name: /Ctrl K/ })).toContainText('Find any record');
  await expect(everywhere.getByRole('row', { name: /Esc/ })).toContainText('Close the dialog');
  await expect(sheet.getByRole('table', { name: 'On this screen' })).toBeHidden();
  await expectGoodLook(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
});

test('? lists first what keys do on the screen that is open, and each screen has its own', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await saveTask(page, { desc: 'Call back' });
  await page.goto('/task');
  await expect(page.getByRole('table', { name: 'Tasks' }).getByText('Call back')).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const here = sheet.getByRole('table').first();
  await expect(here).toHaveAccessibleName('On this screen');
  await expect(here.getByRole('row')).toHaveText([
    /^↑ or ↓Move between the rows/,
    /^Home or EndGo to the first/,
    /^EnterOpen the row/,
    /^EEdit the task/,
    /^CClose the task/,
    /^ZOpen the task that was closed last again/,
    /^J or KGo on to the next/,
    /^Ctrl Enter or ⌘ EnterSave the task/,
  ]);
  await expect(sheet.getByRole('table', { name: 'Everywhere' }).getByRole('row')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await page.goto('/TaskEdit?id=0');
  await expect(page.getByRole('heading', { level: 1, name: 'Add task' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(here.getByRole('row')).toHaveText([/^Ctrl Enter or ⌘ EnterSave the task$/]);
  await page.keyboard.press('Escape');
  await page.goto('/rolodex');
  await expect(page.getByRole('table', { name: 'Rolodex' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet.getByRole('table', { name: 'Everywhere' })).toBeVisible();
  await expect(sheet.getByText('Edit the task')).toBeHidden();
});

test('a search that fails says so and leaves the screens; an answer for an earlier text is not shown', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await saveCustomer(page, { lastName: 'Oyelaran' });
  await openHome(page);
  const palette = await openPalette(page);
  const late = Promise.withResolvers<void>();
  await page.route('**/api/customer/search?*query=oye&*', async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/customer/search?*query=oye&*');
  await palette.field.fill('oye');
  await asked;
  await palette.field.fill('rolodex');
  late.resolve();
  await expect(palette.entries).toHaveText(['Rolodex']);
  await expect(palette.dialog.getByText('Searching…')).toBeHidden();
  await expect(palette.entries).toHaveText(['Rolodex']);
  await page.route('**/api/customer/search?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Customers cannot be searched just now.' } }),
  );
  await palette.field.fill('settings');
  await expect(palette.problem).toHaveText('Customers cannot be searched just now.');
  await palette.section('Screens').filter({ hasText: 'Settings' }).click();
  await expect(new SettingsPage(page).firstName).toBeVisible();
});
