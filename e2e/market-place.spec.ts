import { owner } from '../src/platform/server/testing/browser-test-people.ts';
import { DEMO_PASSWORD, newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const SALES = { email: 'sales@provider.test', password: DEMO_PASSWORD };

const accountOf = async (email: string): Promise<number> =>
  (await owner().query('SELECT master_id FROM logins WHERE email = $1', [email])).rows[0].master_id;

test('an owner requests add-ons; the provider applies one and declines the other; the owner sees both', async ({
  page,
}) => {
  const person = await newPerson();
  const account = await accountOf(person.email);
  await signInQuietly(page, person);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Market Place' }).click();
  const tile = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(tile('Text Messages')).toContainText('Available');
  await expect(tile('Text Messages')).toContainText('$0.05');
  for (const name of ['Text Messages', 'Lead Exchange']) {
    await page.getByRole('button', { name: `Request ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Request ${name}` });
    await dialog.getByLabel('Note').fill('For our office.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Request' }).click();
    await expect(tile(name)).toContainText('Requested by Robin Tester');
    // The tile may hear of it before the answer comes that closes the dialog.
    await expect(page).toHaveURL(/\/market_place$/);
  }
  await page.goto('/market_place?request=12');
  const late = page.getByRole('dialog', { name: 'Request Text Messages' });
  await expect(late).toContainText('Text Messages is already requested.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/market_place$/);

  await signInQuietly(page, SALES);
  await page.goto(`/admin/backoffice/view/${account}`);
  const card = page.getByRole('region', { name: 'Add-On Requests' });
  await expect(card).toContainText('2 open');
  await card.getByRole('button', { name: 'Decline Lead Exchange' }).click();
  const decline = page.getByRole('dialog', { name: 'Decline Lead Exchange' });
  await expect(decline).toBeVisible();
  await expectAccessible(page);
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(decline.getByLabel('Answer')).toHaveAccessibleDescription(/Say why/);
  await decline.getByLabel('Answer').fill('Not in your state yet.');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(card).toContainText('Declined');
  await card.getByRole('button', { name: 'Apply Text Messages' }).click();
  const apply = page.getByRole('dialog', { name: 'Apply Add-On' });
  await expect(apply.getByLabel('Name')).toHaveValue('12');
  await apply.getByRole('button', { name: 'Submit' }).click();
  await expect(apply).toBeHidden();
  await expect(card).toContainText('Applied');

  await signInQuietly(page, person);
  await page.goto('/market_place');
  await expect(tile('Text Messages')).toContainText('Yours');
  await expect(tile('Lead Exchange')).toContainText('Not in your state yet.');
});

test('someone who is neither owner nor administrator sees the market place and cannot request', async ({
  page,
}) => {
  await signInQuietly(page, { email: 'agent@demo.test', password: DEMO_PASSWORD });
  await page.goto('/market_place');
  const request = page.getByRole('button', { name: 'Request Lead Exchange' });
  await expect(request).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: 'your agency’s own market place' })).toHaveAttribute(
    'href',
    'https://example.com/market-place',
  );
});
