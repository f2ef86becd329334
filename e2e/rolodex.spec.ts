import { expectGoodLook } from './looks.ts';
import { RolodexContactForm, saveContact } from './pages/rolodex-contact.ts';
import { RolodexPage } from './pages/rolodex-page.ts';
import { DEMO_PASSWORD, newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const AGENT = { email: 'agent@demo.test', password: DEMO_PASSWORD };
const ROSA = {
  name: 'Rosa Feather',
  company: 'Bright Fender',
  phone: '(305) 555-0170',
  email: 'rosa@fender.test',
};

test('the screens of the rolodex are in the language of the page', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.route(
    (url) => !/^\/(api|assets|themes)\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<html lang="en">', '<html lang="es">');
      await route.fulfill({ response, body });
    },
  );
  await page.goto('/rolodex?contact=add');
  const form = page.getByRole('dialog', { name: 'Agregar contacto' });
  await expect(form.getByLabel('Segundo teléfono')).toBeVisible();
  await expect(page.getByText('Colegas, compañías y contactos')).toBeVisible();
});

test('a contact is added, looked at and edited', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const rolodex = new RolodexPage(page);
  await rolodex.open();
  await rolodex.add.click();
  await expect(page).toHaveURL(/\?contact=add$/);
  const form = new RolodexContactForm(page);
  await expect(form.name).toBeFocused();
  await form.email.fill('rosa');
  await form.save.click();
  await expect(form.name).toHaveAccessibleDescription('Enter a name.');
  await expect(form.email).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  await form.name.fill(ROSA.name);
  await form.company.fill(ROSA.company);
  await form.phone.fill('305.555.0170');
  await form.email.fill(ROSA.email);
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  const row = rolodex.row('Rosa Feather');
  await expect(row).toContainText('ContactBright Fender(305) 555-0170rosa@fender.test');
  await expect(row.getByRole('link', { name: '(305) 555-0170' })).toHaveAttribute('href', 'tel:3055550170');
  await expect(row.getByRole('link', { name: 'rosa@' })).toHaveAttribute('href', 'mailto:rosa@fender.test');

  await row.getByRole('link', { name: 'Rosa Feather' }).click();
  await page.reload();
  const view = page.getByRole('dialog', { name: 'Rosa Feather' });
  await expect(view).toContainText('Bright Fender');
  await view.getByRole('button', { name: 'Edit' }).click();
  await form.notes.fill('Open on Saturdays.');
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await row.getByRole('link', { name: 'Rosa Feather' }).click();
  await expect(view).toContainText('Open on Saturdays.');
});

test('a deleted contact comes back with Undo, under its id', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveContact(page, ROSA);
  const rolodex = new RolodexPage(page);
  await rolodex.open(`?contact=${id}`);
  const view = page.getByRole('dialog', { name: 'Rosa Feather', exact: true });
  await view.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Rosa Feather?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(view).toBeVisible();
  await view.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(view).toBeHidden();
  await expect(rolodex.row('Rosa Feather')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await rolodex.row('Rosa Feather').getByRole('link', { name: 'Rosa Feather' }).click();
  await expect(page).toHaveURL(new RegExp(`contact=${id}$`));
  await expect(view).toContainText('Bright Fender');
});

test('two people edit one contact: the second is asked', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { id } = await saveContact(page, ROSA);
  await new RolodexPage(page).open(`?contact=${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = new RolodexContactForm(page);
  await expect(form.phone).toHaveValue(ROSA.phone);
  await saveContact(page, { ...ROSA, phone: '(305) 555-0171' }, id);
  await form.phone.fill('(305) 555-0172');
  await form.save.click();
  await expect(form.conflict).toContainText(`${person.name} saved this record`);
  await expect(form.conflict.getByRole('row', { name: 'Phone' })).toContainText(
    '(305) 555-0171(305) 555-0172',
  );
  await form.conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(form.dialog).toBeHidden();
  await expect(new RolodexPage(page).row('Rosa Feather')).toContainText('(305) 555-0172');
});

test('what is typed into a contact is not lost by closing its dialog', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const rolodex = new RolodexPage(page);
  await rolodex.open();
  await rolodex.add.click();
  const form = new RolodexContactForm(page);
  await form.name.fill('Half typed');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(form.name).toHaveValue('Half typed');
});

test('colleagues, companies and contacts are searched, filtered and paged in the address bar', async ({
  page,
}) => {
  await signInQuietly(page, AGENT);
  const rolodex = new RolodexPage(page);
  await rolodex.open();
  await expect(rolodex.rows).toHaveCount(15);
  await rolodex.pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await rolodex.choose('Companies');
  await expect(page).toHaveURL(/\?kind=companies$/);
  await expect(page.getByText('1–15 of 20')).toBeVisible();
  await rolodex.letter('P').click();
  await expect(page).toHaveURL(/kind=companies&letter=P/);
  await expect(rolodex.rows).toHaveCount(2);
  await expect(rolodex.table.getByRole('link', { name: 'Palmetto Lantern Mutual' })).toHaveCount(0);
  // Each filter is added to those that the page shows.
  await rolodex.letter('All').click();
  await expect(rolodex.letter('All')).toHaveAttribute('aria-pressed', 'true');
  await rolodex.choose('All');
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
  await rolodex.search.fill('merriweather lucia');
  await expect(rolodex.rows).toHaveCount(1);
  await rolodex.search.fill('(305) 555-0111');
  await expect(rolodex.rows).toHaveText([/Dana Whitfield/]);
  await page.reload();
  await expect(rolodex.search).toHaveValue('(305) 555-0111');
  await expect(rolodex.rows).toHaveText([/Main Street Office/]);
});

test('someone who may open a company goes to it from its row; someone who may not open the rolodex learns why', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  const rolodex = new RolodexPage(page);
  await rolodex.open('?query=amberline');
  await rolodex.rows.getByRole('link', { name: 'Amberline Group' }).click();
  await expect(page).toHaveURL(/\/admin\/companies\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Amberline Group' })).toBeVisible();
  await signInQuietly(page, { email: 'trainee@demo.test', password: DEMO_PASSWORD });
  await rolodex.open();
  await expect(page.getByText('Needs the permission "Rolodex".')).toBeVisible();
});

test('a contact and its form look good', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveContact(page, ROSA);
  const rolodex = new RolodexPage(page);
  await rolodex.open(`?contact=${id}`);
  await page.getByRole('button', { name: 'Edit' }).waitFor();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(new RolodexContactForm(page).name).toBeFocused();
  await expectGoodLook(page);
});
