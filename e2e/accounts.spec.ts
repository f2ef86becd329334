import { PHONE } from './looks.ts';
import { AccountList } from './pages/account-list.ts';
import { AccountPage } from './pages/account-page.ts';
import { AccountSearch } from './pages/account-search.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { DEMO_PASSWORD, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const ACCOUNTING = { email: 'accounting@provider.test', password: DEMO_PASSWORD };

test('the back office begins with its accounts: sorted, paged, searched, opened', async ({ page }) => {
  await signInQuietly(page, ACCOUNTING);
  const list = new AccountList(page);
  await list.open();
  await expect(list.rows).toHaveCount(15);
  await expect(list.pages.getByRole('button', { name: 'Page 2' })).toBeVisible();
  await list.sort('Number').click();
  await expect(page).toHaveURL(/sort=id$/);
  await expect(list.rows.first()).toContainText('Coverdesk Provider');
  await list.sort('Number').click();
  await expect(page).toHaveURL(/sort=id&reverse=1$/);
  await expect(list.rows.first()).not.toContainText('Coverdesk Provider');
  await list.search.fill('demo age');
  await expect(list.rows).toHaveCount(1);
  await expect(page).toHaveURL(/query=demo\+age/);
  await list.rows.first().press('Enter');
  await expect(new AccountPage(page).heading('Demo Agency')).toBeVisible();
  await page.goBack();
  await expect(list.search).toHaveValue('demo age');
  await list.search.fill('no such agency');
  await expect(page.getByText('No Records Found')).toBeVisible();
});

test('an account shows its package, contacts, offices and people', async ({ page }) => {
  await signInQuietly(page, ACCOUNTING);
  const account = new AccountPage(page);
  await account.open(1001);
  await expect(account.facts).toContainText('Coverdesk Enterprise');
  await expect(account.facts).toContainText('140 Main St');
  await expect(account.facts).toContainText('(305) 555-0111');
  await expect(account.offices.getByRole('row', { name: 'Harbor Office' })).toBeVisible();
  const owner = account.people.getByRole('row', { name: 'Dana Whitfield' });
  await expect(owner).toContainText('Owner');
  await expect(owner).toContainText('Main Street Office');
  await expect(owner).toContainText('owner@demo.test');
});

test('the header finds an account by a part of its name, with the keyboard alone', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, ACCOUNTING);
  await page.goto('/settings');
  const search = new AccountSearch(page);
  await hand.type(search.field, 'agency');
  await expect(search.hits.first()).toBeVisible();
  await expect(search.hits.filter({ hasText: 'Demo Agency' })).toHaveText('Demo Agency1001');
  await hand.type(search.field, 'zzz');
  await expect(page.getByText('No Records Found')).toBeVisible();
  await hand.type(search.field, 'an');
  await expect(search.hits.nth(1)).toBeVisible();
  await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(search.hits).toHaveCount(0);
  await hand.type(search.field, '1001');
  await page.keyboard.press('Enter');
  await expect(new AccountPage(page).heading('Demo Agency')).toBeVisible();
  await expect(search.field).toHaveValue('');
});

test('a search that the server cannot answer says so; on a phone it waits behind its icon', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signInQuietly(page, ACCOUNTING);
  await page.goto('/');
  const search = new AccountSearch(page);
  await expect(search.field).toBeHidden();
  await search.toggle.click();
  await expect(search.field).toBeFocused();
  await page.route('**/search/backoffice?*', (route) =>
    route.fulfill({ status: 409, json: { message: 'The accounts cannot be searched just now.' } }),
  );
  await search.field.fill('demo');
  await expect(page.getByRole('alert')).toHaveText('The accounts cannot be searched just now.');
  await page.unroute('**/search/backoffice?*');
  await search.field.fill('demo a');
  await search.hits.filter({ hasText: 'Demo Agency' }).click();
  await expect(new AccountPage(page).heading('Demo Agency')).toBeVisible();
  await expect(search.field).toBeHidden();
});
