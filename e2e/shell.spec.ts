import { TABS } from '../src/app/tabs.ts';
import { DEMO_ACCOUNTS } from '../src/areas/session/server/demo-accounts.ts';
import { type GateFacts, isOpen } from '../src/platform/shared/gates.ts';
import { HomePage } from './pages/home-page.ts';
import { Shell } from './pages/shell.ts';
import { DEMO_PASSWORD, newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

interface Seen {
  agency: string;
  may: string;
  tabs: string[];
  menus: string[];
  office: boolean;
  telephony: boolean;
  bell: boolean;
  addLead: boolean;
  backOfficeSearch: boolean;
  outside: string[];
}

const BASIC = ['Home', 'Office', 'Rolodex', 'EOD', 'Reports', 'Dashboard', 'Training', 'Leads', 'Admin'];
/** In an agency whose rater is on; the file locker comes with level 4. */
const EVERYTHING = BASIC.toSpliced(-1, 0, 'Rater', 'File Locker');
const LINKS = ['Blog'];

/** What each demo person sees, written down once, independently of the gates. */
const SEEN: Record<string, Seen> = {
  'owner@demo.test': {
    agency: 'Demo Agency',
    may: 'You have every permission',
    tabs: EVERYTHING,
    menus: ['Home', 'Office', 'Reports', 'Leads', 'Rater', 'Admin'],
    office: true,
    telephony: true,
    bell: true,
    addLead: true,
    backOfficeSearch: false,
    outside: LINKS,
  },
  'admin@demo.test': {
    agency: 'Demo Agency',
    may: 'You have every permission',
    tabs: EVERYTHING,
    menus: ['Home', 'Office', 'Reports', 'Leads', 'Rater', 'Admin'],
    office: true,
    telephony: true,
    bell: true,
    addLead: true,
    backOfficeSearch: false,
    outside: LINKS,
  },
  // The menu flags are on by default: Admin is shown, and says whom to ask.
  'agent@demo.test': {
    agency: 'Demo Agency',
    may: 'Change other people’s open tasks',
    tabs: ['Home', 'Office', 'Rolodex', 'Reports', 'Training', 'Leads', 'Admin'],
    menus: ['Home', 'Office', 'Reports', 'Leads'],
    office: true,
    telephony: true,
    bell: true,
    addLead: true,
    backOfficeSearch: false,
    outside: LINKS,
  },
  'trainee@demo.test': {
    agency: 'Demo Agency',
    may: 'You have no permissions',
    tabs: ['Home'],
    menus: ['Home'],
    office: false,
    telephony: false,
    bell: false,
    addLead: true,
    backOfficeSearch: false,
    outside: LINKS,
  },
  'accounting@provider.test': {
    agency: 'Provider',
    may: 'Work in the provider’s back office',
    tabs: ['Home', 'Reports', 'Admin', 'Back Office'],
    menus: ['Home', 'Reports', 'Back Office'],
    office: false,
    telephony: false,
    bell: true,
    addLead: false,
    backOfficeSearch: true,
    outside: LINKS,
  },
  'sales@provider.test': {
    agency: 'Provider',
    may: 'Work in the provider’s back office',
    tabs: ['Home', 'Reports', 'Admin', 'Back Office'],
    menus: ['Home', 'Reports', 'Back Office'],
    office: false,
    telephony: false,
    bell: true,
    addLead: false,
    backOfficeSearch: true,
    outside: LINKS,
  },
  'owner@other.test': {
    agency: 'Other Agency',
    may: 'You have every permission',
    tabs: BASIC,
    menus: ['Home', 'Office', 'Reports', 'Leads', 'Admin'],
    office: true,
    telephony: false,
    bell: false,
    addLead: false,
    backOfficeSearch: false,
    outside: [],
  },
};

test('every demo account is among those whose view is checked', () => {
  expect(Object.keys(SEEN)).toEqual(DEMO_ACCOUNTS.map(({ email }) => email));
});

for (const [email, seen] of Object.entries(SEEN)) {
  test(`${email} sees what the gates open, and nothing else`, async ({ page }) => {
    await signInQuietly(page, { email, password: DEMO_PASSWORD });
    const facts: GateFacts = await (await page.request.get('/api/auth/status')).json();
    const byGates = TABS.filter(({ gate }) => !gate || isOpen(gate, facts)).map(({ label }) => label);
    expect(byGates).toEqual(seen.tabs);
    await page.setViewportSize({ width: 1440, height: 900 });
    const menuCame = page.waitForResponse('**/api/scripts/app/jsonRoutes.php');
    await page.goto('/settings');
    await menuCame;
    const shell = new Shell(page);
    await expect(shell.header).toContainText(seen.agency);
    await expect(page.getByRole('region', { name: 'Your profile' }).getByLabel('Email')).toHaveValue(email);
    await expect(page.getByRole('region', { name: 'What you may do' })).toContainText(seen.may);
    await expect(shell.navigation.getByRole('link')).toHaveText(seen.tabs);
    for (const tab of seen.tabs)
      await expect(shell.menuOf(tab)).toHaveCount(seen.menus.includes(tab) ? 1 : 0);
    await expect(shell.officeLink).toHaveCount(seen.office ? 1 : 0);
    await expect(shell.telephony).toHaveCount(seen.telephony ? 1 : 0);
    await expect(shell.bell).toHaveCount(seen.bell ? 1 : 0);
    await expect(shell.backOfficeSearch).toHaveCount(seen.backOfficeSearch ? 1 : 0);
    for (const label of LINKS)
      await expect(shell.header.getByRole('link', { name: label })).toHaveCount(
        seen.outside.includes(label) ? 1 : 0,
      );
    const isCut = () => shell.welcome.evaluate((line) => line.scrollWidth > line.clientWidth);
    await expect.poll(isCut).toBe(false);
    await expect(shell.clock).toBeVisible();
    await expect(shell.header.getByRole('link', { name: 'Add customer' })).toBeVisible();
    await expect(shell.header.getByRole('link', { name: 'Add Lead' })).toHaveCount(seen.addLead ? 1 : 0);
    await expect(shell.header.getByRole('link', { name: 'Refer a Friend' })).toBeVisible();
    await expect(shell.header.getByRole('link', { name: 'Market Place' })).toBeVisible();
  });
}

test('whoever may not administer is told why and whom to ask, on the screen and at an address', async ({
  page,
}) => {
  await signInQuietly(page, { email: 'agent@demo.test', password: DEMO_PASSWORD });
  await page.goto('/admin');
  const card = page.getByRole('region', { name: 'Who to ask' });
  await expect(card).toContainText('Needs the permission "Administrator" or "Owner".');
  await expect(card).toContainText('Dana Whitfield, owner');
  await page.goto('/admin/agency');
  await expect(page.getByRole('heading', { name: 'You may not open this screen' })).toBeVisible();
  await expect(page.getByText('Needs the permission "Administrator" or "Owner".')).toBeVisible();
});

test('clock in and out: it cannot be pressed while the call is under way, and the hours are shown', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/');
  const { clock } = new Shell(page);
  await expect(clock).toHaveText(/Clock In.*0:00/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let calls = 0;
  await page.route('**/api/time_tracking/clock/in*', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await clock.click();
  await expect(clock).toBeDisabled();
  await clock.click({ force: true });
  answer();
  await expect(clock).toHaveText(/Clock Out/);
  await expect(clock).toBeEnabled();
  expect(calls).toBe(1);
  await page.reload();
  await expect(clock).toHaveText(/Clock Out/);
  await expect(await new HomePage(page).card('hours', 'My hours')).toContainText('In since');
  await clock.click();
  await expect(page.getByText(/You are clocked out\./)).toBeVisible();
});

test('a failed clock-in is reported, and the button can be pressed again', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/');
  const { clock } = new Shell(page);
  await page.route('**/api/time_tracking/clock/in*', (route) =>
    route.fulfill({ status: 409, json: { message: 'The clock is being repaired.' } }),
  );
  await clock.click();
  await expect(page.getByText('The clock is being repaired.')).toBeVisible();
  await expect(clock).toBeEnabled();
  await expect(clock).toHaveText(/Clock In/);
});

test('home shows the person’s own day and, with dashboardView, the agency in figures', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const home = new HomePage(page);
  await home.open();
  await expect(await home.card('hours', 'My hours')).toContainText('Last 7 days');
  await home.card('office', 'Main Street Office');
  await expect(await home.card('customers-by-office', 'Customers by office')).toContainText(
    'customers in all',
  );
  await new Shell(page).navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/#dashboard$/);
  await signInQuietly(page, { email: 'trainee@demo.test', password: DEMO_PASSWORD });
  await home.open();
  await home.card('hours', 'My hours');
  await expect(page.getByRole('region', { name: 'Dashboard' })).toHaveCount(0);
});
