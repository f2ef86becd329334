import type { Page } from '@playwright/test';
import { type Address, HASH_ROUTES, PAGE_LINKS, ROUTES } from '../src/app/addresses.ts';
import { OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

/** Ids of the demo world for what varies. */
const IDS: Record<string, string> = { officeId: '12', id: '104238' };
/** Ids of another kind, by a part of the addresses that name them. */
const OTHER_IDS: Record<string, Record<string, string>> = {
  backoffice: { id: '1001' },
  commissions: { id: '1500001' },
  lead: { id: '500001' },
};
const QUERY = 'hideHeader=true';

function filled(address: string): string {
  const ids: Record<string, string> = {
    ...IDS,
    ...Object.entries(OTHER_IDS).find(([part]) => address.includes(part))?.[1],
  };
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
}

const withQuery = (address: string) => `${address}${address.includes('?') ? '&' : '?'}${QUERY}`;

/** Screens that redirect right away: Office opens the visitor's own home office. */
const LEADS_ON: Record<string, string> = { '/office': '/office/view/11' };

const notFound = (page: Page) => page.getByText('404', { exact: true });

/** Inside the application that is already open: reloading it for each of sixty addresses would take a minute. */
async function jump(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${address}`);
}

/** What an address leads to when it is opened by somebody who may open it. */
async function expectOpens({ from, to }: Address, opened: string, page: Page): Promise<void> {
  if (to === undefined) {
    await page.goto(opened);
    await expect(notFound(page), from).toBeVisible();
    return;
  }
  // From the 404 page: once that is gone, the screen is there.
  await jump(page, '/no/such/page');
  await expect(notFound(page)).toBeVisible();
  await jump(page, opened);
  const { pathname } = new URL(filled(LEADS_ON[to] ?? to), page.url());
  await expect.poll(() => new URL(page.url()).pathname, from).toBe(pathname);
  await expect(notFound(page), from).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('hideHeader'), from).toBe('true');
}

/** Not Home: demo-tour.spec.ts is shown around there, once, as the same person of the provider. */
const BEGINNING = '/settings';

/** The back office is for the provider; sign-in, sign-out and receipt numbers have their own tests. */
const personFor = (address: string) =>
  /back_?office|addOn|paymentMethod|billNow|checkNumber|agencyBuzz|signUp/i.test(address)
    ? { email: 'sales@provider.test', password: OWNER.password }
    : OWNER;
const isOpenedHere = ({ to }: Address) =>
  !['/auth/login', '/auth/logout'].includes(to ?? '') && !to?.includes('{receiptNum}');

test('every route of the application opens its screen, or the 404 page until it has one', async ({
  page,
}) => {
  const opened = ROUTES.filter(isOpenedHere);
  for (const [email, addresses] of Map.groupBy(opened, ({ from }) => personFor(from).email)) {
    await signInQuietly(page, { ...OWNER, email });
    await page.goto(BEGINNING);
    for (const address of addresses) {
      const at = withQuery(filled(address.from));
      await expectOpens(address, at, page);
      const served = await page.request.get(at);
      expect(await served.text(), address.from).toContain('<div id="root">');
    }
  }
});

test('every old address after # opens its screen with its query kept, or the 404 page', async ({ page }) => {
  const opened = HASH_ROUTES.filter(isOpenedHere);
  for (const [email, addresses] of Map.groupBy(opened, ({ from }) => personFor(from).email)) {
    await signInQuietly(page, { ...OWNER, email });
    await page.goto(BEGINNING);
    for (const address of addresses) {
      const behind = withQuery(filled(address.from));
      await expectOpens(address, address.to === undefined ? `/#${behind}` : behind, page);
    }
  }
});

test('every page of the older application is redirected by the server, its query kept', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/');
  for (const address of PAGE_LINKS.filter(isOpenedHere)) {
    const answer = await page.request.get(withQuery(filled(address.from)), { maxRedirects: 0 });
    expect(answer.status(), address.from).toBe(302);
    await expectOpens(address, answer.headers().location ?? '', page);
  }
});

test('an old search address searches', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/#/customer/search?selection=name&query=Johnson');
  await expect(page).toHaveURL('/customer/search?selection=name&query=Johnson');
  await expect(page.getByRole('heading', { name: 'Customer search' })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/rolodex';
  });
  await expect(page).toHaveURL('/rolodex');
});

test('logout.php ends the session', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/logout.php');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect((await page.request.get('/api/auth/status')).status()).toBe(401);
});

test('whoever is not signed in comes to the old address after sign-in', async ({ page }) => {
  await page.goto('/#/rolodex');
  await expect(page).toHaveURL('/auth/login?returnUrl=%2Frolodex');
});
