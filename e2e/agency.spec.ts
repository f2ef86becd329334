import { MARKER } from './marker.ts';
import { Shell } from './pages/shell.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const AGENCY = '/api/admin/agency';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('name, noun, link, theme and logo show on every screen as soon as they are saved', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/admin/agency');
  await page.getByLabel('Agency name').fill('Harbor Insurance');
  await page.getByLabel('What you call a customer').fill('client');
  await page.getByLabel('Blog').fill('https://harbor.test/blog');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page
    .getByLabel('Picture of the logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('img', { name: 'Logo of the agency' })).toHaveAttribute('src', /^data:/);
  // A browser says nothing of a file that it holds already: the same one could not be chosen again.
  await expect(page.getByLabel('Picture of the logo')).toHaveValue('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  const { header } = new Shell(page);
  await expect(header).toContainText('Harbor Insurance');
  await expect(header.getByRole('link', { name: 'Add client' })).toBeVisible();
  await expect(header.locator('img')).toHaveAttribute('src', /^data:image\/png/);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.getByLabel('Agency name')).toHaveValue('Harbor Insurance');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('what is typed while the agency is saved stays, and whoever leaves then is asked', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/admin/agency');
  const held = Promise.withResolvers<void>();
  await page.route(`**${AGENCY}`, async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await page.getByLabel('Agency name').fill('Harbor Insurance');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Blog').fill('https://harbor.test/blog');
  held.resolve();
  await expect(new Shell(page).header).toContainText('Harbor Insurance');
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByLabel('Blog')).toHaveValue('https://harbor.test/blog');
  await page.getByRole('main').getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('a bad link and a file that isn’t a picture are refused in words, and nothing typed is lost', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/admin/agency');
  await page.getByLabel('Agency name').fill('Typed already');
  await page.getByLabel('Blog').fill('not an address');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a whole address like https://agency.com/blog')).toBeVisible();
  await expect(page.getByLabel('Blog')).toBeFocused();
  await page
    .getByLabel('Picture of the logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<script>') });
  await expect(page.getByText('This file does not contain the kind of picture its name says.')).toBeVisible();
  await expect(page.getByLabel('Agency name')).toHaveValue('Typed already');
});

test('two administrators at the same time: the second is told who was first and keeps either version', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  await page.goto('/admin/agency');
  await expect(page.getByLabel('Agency name')).toHaveValue('Browser Agency');
  const { version: _, ...seen } = await (await page.request.get(AGENCY)).json();
  const theirs = await page.request.post(AGENCY, { data: { ...seen, name: 'Theirs' }, headers: MARKER });
  expect(theirs.ok()).toBe(true);
  await page.getByLabel('Agency name').fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(dialog).toContainText(person.name);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(new Shell(page).header).toContainText('Mine');
});
