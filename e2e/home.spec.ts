import { follow } from './follow.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { HomePage } from './pages/home-page.ts';
import { Shell } from './pages/shell.ts';
import { DEMO_PASSWORD, newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('home begins with four figures, each from the server and with its list', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const home = new HomePage(page);
  await home.open();
  await expect(home.figures).toHaveText([
    /^Tasks due today\d+(none|\d+) overdue$/,
    /^Receipts today\$[\d,.]+\d+ receipts?, Main Street Office$/,
    /^Premium this month\$[\d,.]+\w+ \$[\d,.]+$/,
    /^Commission pending-?\$[\d,.]+ lines?$/,
  ]);
  const { pending } = await (await page.request.get('/api/commission/figures')).json();
  await expect(home.figures.nth(3)).toContainText(`${pending.lines.toLocaleString('en-US')} line`);
  const addresses = [
    /\/task\?due=today&given=1$/,
    /\/receipts\?office=11&from=.+&to=.+$/,
    /\/#premium$/,
    /\/reconcile$/,
  ];
  for (const [at, address] of addresses.entries())
    await expect(home.figures.nth(at)).toHaveAttribute('href', address);
  for (const [place, name] of [
    ['premium', 'Premium written by month'],
    ['receipts-by-day', 'Receipts by day'],
    ['commissions', 'Commissions by state'],
  ] as const) {
    const card = await home.card(place, name);
    await expect(card.getByRole('table', { includeHidden: true })).toContainText('$');
  }
  await new Shell(page).menuOf('Home').click();
  await page.getByRole('menuitem', { name: 'Receipts' }).click();
  await expect(page).toHaveURL('/receipts');
  await expect(new Shell(page).homeTab).toHaveAttribute('aria-current', 'page');
});

test('someone who may see neither the dashboard nor commissions has two figures', async ({ page }) => {
  await signInQuietly(page, { email: 'trainee@demo.test', password: DEMO_PASSWORD });
  const home = new HomePage(page);
  await home.open();
  await expect(home.figures).toHaveText([/^Tasks due today\d/, /^Receipts today\$/]);
});

test('counter work for a customer is in the page head, and the overview says where the customer stands', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto('/customer/104238');
  const main = page.getByRole('main');
  const figures = main.getByRole('region', { name: 'Figures' }).getByRole('link');
  const { policiesInForce, expirations } = await (
    await page.request.get('/api/customer/104238/standing')
  ).json();
  await expect(figures).toHaveText([
    `Policies in force${policiesInForce}today`,
    /^Premium in force\$/,
    /^Next expiration\d\d\/\d\d\/\d{4}/,
  ]);
  await expect(figures.nth(2)).toHaveAttribute('href', `/policy/${expirations[0].policyId}`);
  await expect(main.getByRole('region', { name: 'Key facts' })).toContainText(
    /^Owed\$[\d,.]+on 1 policy term/,
  );
  await expect(main.getByRole('region', { name: 'Premium by year' })).toBeVisible();
  await expect(new Shell(page).homeTab).toHaveAttribute('aria-current', 'page');
  await main.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Add policy', 'Add task', 'Add file', /^Merge with/]);
  await page.getByRole('menuitem', { name: 'Add task' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Task' })).toBeVisible();
  await follow(page, '/customer/104238');
  await main.getByRole('link', { name: 'Take a payment' }).click();
  await expect(page).toHaveURL('/customer/104238/payment');
});

test('a customer without a policy has honest figures', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { firstName: 'Ann', lastName: 'New' });
  await page.goto(`/customer/${id}`);
  await expect(page.getByRole('region', { name: 'Figures' }).getByRole('link')).toHaveText([
    'Policies in force0today',
    'Premium in force$0.00of the policies in force',
    'Next expirationNoneno policy is in force',
  ]);
  await expect(page.getByRole('region', { name: 'Key facts' })).toContainText('Owed$0.00nothing to pay');
  await expect(page.getByRole('region', { name: 'Next expirations' })).toContainText('No policies in force.');
});

test('a page that is loaded at the anchor of a card shows the card', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/#dashboard');
  await expect(page.locator('#dashboard')).toBeInViewport();
});
