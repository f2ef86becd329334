import { ReferralPage } from './pages/referral-page.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('a friend is invited from the header, and the list shows it sent, hides it and brings it back', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/settings');
  await page.getByRole('banner').getByRole('link', { name: 'Refer a Friend' }).click();
  const referrals = new ReferralPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Refer a Friend' })).toBeVisible();
  await expect(page.getByText('No referrals yet')).toBeVisible();
  await referrals.send.click();
  await expect(referrals.field('Friend’s name')).toHaveAccessibleDescription(
    'Enter the name of your friend.',
  );
  await referrals.field('Friend’s name').fill('Ida Berg');
  await referrals.field('Email').fill('ida@friend.test');
  await referrals.field('Agency').fill('Berg & Sons');
  await referrals.send.click();
  await expect(page.getByText('The invitation to Ida Berg is on its way.')).toBeVisible();
  await expect(referrals.rows).toHaveCount(1);
  await expect(referrals.rows).toContainText('Ida Bergida@friend.testBerg & Sons');
  await expect(referrals.rows.getByText('Sent', { exact: true })).toBeVisible();
  await expect(referrals.field('Friend’s name')).toHaveValue('');

  await page.getByRole('button', { name: 'Hide Ida Berg' }).click();
  await expect(referrals.hideDialog('Hide')).toContainText('Are you SURE you want to hide this referral?');
  await referrals.hideDialog('Hide').getByRole('button', { name: 'YES' }).click();
  await expect(page.getByText('No referrals yet')).toBeVisible();
  await referrals.list('Hidden').click();
  await page.getByRole('button', { name: 'Un-hide Ida Berg' }).click();
  await referrals.hideDialog('Un-hide').getByRole('button', { name: 'NO' }).click();
  await page.getByRole('button', { name: 'Un-hide Ida Berg' }).click();
  await referrals.hideDialog('Un-hide').getByRole('button', { name: 'YES' }).click();
  await expect(page.getByText('No hidden referrals')).toBeVisible();

  // An answer is lost, and somebody else is invited instead: refused once, since it may be the same, and not for good.
  await page.route('**/api/referrals', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await referrals.field('Friend’s name').fill('Kai Holm');
  await referrals.field('Email').fill('kai@friend.test');
  await referrals.send.click();
  await expect(referrals.send).toBeEnabled();
  await page.unroute('**/api/referrals');
  await referrals.field('Friend’s name').fill('Ola Vik');
  await referrals.field('Email').fill('ola@friend.test');
  await referrals.send.click();
  await expect(page.getByText('This key was used for something else.')).toBeVisible();
  await referrals.send.click();
  await expect(page.getByText('The invitation to Ola Vik is on its way.')).toBeVisible();
});

test('six winners turn two at a time through five positions and play in a dialog; no outside host is contacted before that', async ({
  page,
}) => {
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' });
  });
  await signInQuietly(page, OWNER);
  const referrals = new ReferralPage(page);
  await referrals.open();
  await expect(referrals.thumbnails).toHaveCount(2);
  await expect(referrals.previous).toBeDisabled();
  for (const at of [2, 3, 4]) {
    await referrals.next.click();
    await expect(referrals.seen(`Videos ${at} and ${at + 1} of 6`)).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(referrals.seen('Videos 5 and 6 of 6')).toBeVisible();
  await expect(referrals.next).toBeDisabled();
  await expect(referrals.thumbnails).toHaveCount(2);
  expect(foreign).toEqual([]);
  await referrals.thumbnails.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('iframe')).toHaveAttribute(
    'src',
    /player\.vimeo\.com\/video\/\d+\?autoplay=1$/,
  );
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await referrals.thumbnails.last().click();
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\//);
});

test('the list is paged, and chosen pages of it are printed', async ({ page, context }) => {
  await signInQuietly(page, OWNER);
  const referrals = new ReferralPage(page);
  await referrals.open();
  await expect(referrals.rows).toHaveCount(15);
  await referrals.print.click();
  const pages = referrals.printDialog.getByRole('textbox', { name: 'Pages' });
  await expect(pages).toHaveAttribute('placeholder', '1-10');
  for (const [typed, problem] of [
    ['all', /“all” is not a page/],
    ['2-1', /runs backward/],
    ['1-10', /There are only 2 pages/],
  ] as const) {
    await pages.fill(typed);
    await referrals.printDialog.getByRole('button', { name: 'Submit' }).click();
    await expect(pages).toHaveAccessibleDescription(problem);
  }
  await pages.fill('1, 2');
  const printed = context.waitForEvent('request', (request) => request.url().includes('/api/referrals/pdf'));
  await referrals.printDialog.getByRole('button', { name: 'Submit' }).click();
  const address = (await printed).url();
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await expect(referrals.printDialog).toBeHidden();
});
