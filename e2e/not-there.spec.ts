import { follow } from './follow.ts';
import { AccountList } from './pages/account-list.ts';
import { DEMO_PASSWORD, newPerson, signInQuietly } from './people.ts';
import { SCREENS, withIds } from './screens.ts';
import { expect, test } from './test.ts';

const demo = (email: string) => ({ email, password: DEMO_PASSWORD });

/** Records of the demo agency, ids that nobody has, and what is no id, by what the page says. */
const MISSING: Record<string, string[]> = {
  'There is no such customer': [
    ...['/customer/104238', '/customer/104238/edit', '/customer/104238/payment'],
    ...['/customer/999999999', '/customer/999999999/payment', '/customer/abc'],
  ],
  'There is no such policy': [
    ...['/policy/700001', '/policy/700001/renew', '/policy/999999999/edit', '/policy/abc'],
    '/customer/104238/policy/add',
  ],
  'There is no such receipt': ['/receipt/{receipts}', '/receipt/999999999', '/receipt/abc'],
  'There is no such company': ['/admin/companies/201', '/admin/companies/999999', '/admin/companies/abc'],
  'There is no such office': ['/office/view/11', '/office/view/999999999'],
  'There is no such lead': ['/lead/500001', '/lead/999999999'],
  '404': ['/admin/employees/11', '/admin/employees/abc', '/admin/groups/1', '/no/such/page'],
};

test("another agency's record, an unknown one and an invalid one show the 404 page", async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/customer/104238');
  for (const [words, addresses] of Object.entries(MISSING)) {
    for (const address of addresses) {
      // Between two missing records of one kind the page would not change.
      await follow(page, '/settings');
      await expect(page.getByLabel('First name')).toBeVisible();
      await follow(page, await withIds(address));
      await expect(page.getByText(words, { exact: true }), address).toBeVisible();
      await expect(page.getByText('404', { exact: true }), address).toBeVisible();
      await expect(page.getByText('Johnson'), address).toHaveCount(0);
    }
  }
});

test('an account that does not exist shows the 404 page, from which all accounts are one click away', async ({
  page,
}) => {
  await signInQuietly(page, demo('accounting@provider.test'));
  await page.goto('/admin/backoffice/view/999999999');
  await expect(page.getByRole('heading', { name: 'There is no such account' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all accounts' }).click();
  await expect(new AccountList(page).rows.first()).toBeVisible();
  await follow(page, '/admin/backoffice/view/abc');
  await expect(page.getByRole('heading', { name: 'There is no such account' })).toBeVisible();
});

const isAdministration = (route: string) => /^\/(admin\/|commissions)/.test(route);
const isBackOffice = (route: string) => route.startsWith('/admin/backoffice');

test('someone who is neither an owner nor an administrator is told why each screen of the administration is closed', async ({
  page,
}) => {
  await signInQuietly(page, demo('agent@demo.test'));
  await page.goto('/settings');
  const closed = SCREENS.filter(({ route }) => isAdministration(route) && !isBackOffice(route));
  for (const { address } of closed) {
    await follow(page, await withIds(address));
    await expect(page.getByRole('heading', { name: 'You may not open this screen' }), address).toBeVisible();
    const needed = address === '/admin/take-out' ? '"Owner"' : '"Administrator" or "Owner"';
    await expect(page.getByText(`Needs the permission ${needed}.`), address).toBeVisible();
    await follow(page, '/settings');
    await expect(page.getByLabel('First name')).toBeVisible();
  }
});

test("an agency's owner is told why the back office is closed", async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/settings');
  for (const { address } of SCREENS.filter(({ route }) => isBackOffice(route))) {
    await follow(page, address);
    await expect(page.getByRole('heading', { name: 'You may not open this screen' }), address).toBeVisible();
    await expect(page.getByText('Demo Agency')).toHaveCount(0);
    await follow(page, '/settings');
    await expect(page.getByLabel('First name')).toBeVisible();
  }
});
