import { expectGoodLook } from './looks.ts';
import { CompanyForm } from './pages/company-form.ts';
import { CompanyList } from './pages/company-list.ts';
import { CompanyProducts } from './pages/company-products.ts';
import { saveCompany, saveProduct } from './pages/company-records.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('a company is added, gets a product, is edited and is found in the list', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const list = new CompanyList(page);
  await list.open();
  await page.getByRole('link', { name: 'Add company' }).first().click();
  const form = new CompanyForm(page);
  await form.name.fill('Tidewatch Indemnity');
  await form.carrier.uncheck();
  await form.website.fill('tidewatch.test');
  await form.save.click();
  await expect(page.getByText('Choose carrier, finance company or both.')).toBeVisible();
  await expect(form.website).toHaveAccessibleDescription('Enter an address like https://www.example.com.');
  await form.carrier.check();
  await form.finance.check();
  await form.website.fill('https://www.tidewatch.test');
  await form.phone.fill('904.555.0142');
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewatch Indemnity' })).toBeVisible();
  await expect(page.getByText('(904) 555-0142')).toBeVisible();

  const products = new CompanyProducts(page);
  await products.add.click();
  await expect(page).toHaveURL(/\?product=add$/);
  await products.name.fill('Tidewatch Boat');
  await products.chooseLine('Boat');
  await products.fresh.fill('101');
  await products.renewal.fill('12.5%');
  await products.save.click();
  await expect(products.fresh).toHaveAccessibleDescription('At most 100 %.');
  await products.fresh.fill('14');
  await products.save.click();
  await expect(products.dialog).toBeHidden();
  await expect(products.row('Tidewatch Boat')).toContainText('Boat14.00 %12.50 %Active');

  await list.open();
  await expect(list.rows).toHaveCount(1);
  await expect(list.rows).toContainText('Tidewatch IndemnityCarrier, Finance company(904) 555-01421Active');
});

test('a finance company is set up; it gives its set-up up with its kind', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const form = new CompanyForm(page);
  await form.openAdd();
  await form.name.fill('Birch Credit');
  await expect(form.finances).toHaveCount(0);
  await form.finance.check();
  await expect(form.downPayment).toHaveValue('20.00 %');
  await expect(form.funding).toBeDisabled();
  await form.integrated.check();
  await form.choose(form.funding, 'Full Funded');
  await form.downPayment.fill('25.5');
  await form.designated.fill('nobody');
  await form.save.click();
  await expect(form.system).toHaveAccessibleDescription(
    'Choose the system that the company is integrated with.',
  );
  await expect(form.designated).toHaveAccessibleDescription(/Enter an email address/);
  await form.choose(form.system, 'Finance Master');
  await form.designated.fill('signer@birch.test');
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Birch Credit' })).toBeVisible();
  await page.reload();
  await expect(form.system).toHaveValue('Finance Master');
  await expect(form.funding).toHaveValue('Full Funded');
  await expect(form.downPayment).toHaveValue('25.50 %');
  await form.integrated.uncheck();
  await expect(form.funding).toHaveValue('Partial Funded');
  await form.finance.uncheck();
  await expect(form.finances).toHaveCount(0);
  await form.save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await form.finance.check();
  await expect(form.downPayment).toHaveValue('20.00 %');
  await expect(form.system).toHaveValue('');
});

test('an address that this server may not call is told at its field, and a saved secret is not shown', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const form = new CompanyForm(page);
  await form.openAdd();
  await form.name.fill('Cedar Credit');
  await form.finance.check();
  await form.gateway.fill('https://api.elsewhere.test');
  await form.secret.fill('open-sesame');
  await form.save.click();
  await expect(form.gateway).toHaveAccessibleDescription(/This server may not call api\.elsewhere\.test/);
  await form.gateway.fill('https://api.cedar.test/finance');
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar Credit' })).toBeVisible();
  await page.reload();
  await expect(form.gateway).toHaveValue('https://api.cedar.test/finance');
  await expect(form.secret).toHaveValue('');
  await expect(form.secret).toHaveAccessibleDescription('Leave it empty to keep the saved one.');
});

test('a product names its finance companies in the order in which they are chosen', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  for (const name of ['Alder Credit', 'Birch Credit']) await saveCompany(page, { name, isFinance: true });
  const { id } = await saveCompany(page, { name: 'Blue Heron' });
  await saveProduct(page, id, { name: 'Heron Auto' });
  await new CompanyForm(page).open(id);
  const products = new CompanyProducts(page);
  await products.row('Heron Auto').click();
  await expect(products.name).toBeFocused();
  await products.nameLender('Birch Credit');
  await products.nameLender('Alder Credit');
  await products.save.click();
  await expect(products.dialog).toBeHidden();
  await products.row('Heron Auto').click();
  await expect(products.dialog.getByText(/^(Alder|Birch) Credit$/)).toHaveText([
    'Birch Credit',
    'Alder Credit',
  ]);
});

test('a name that is already taken is reported at the field, for a company and for a product', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCompany(page, { name: 'Blue Heron' });
  await saveProduct(page, id, { name: 'Heron Auto' });
  const form = new CompanyForm(page);
  await form.openAdd();
  await form.name.fill('BLUE heron');
  await form.save.click();
  await expect(form.name).toHaveAccessibleDescription(
    'Another company has this name. Choose a different one.',
  );
  await expect(form.name).toBeFocused();
  await form.name.fill('Grey Heron');
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grey Heron' })).toBeVisible();
  await page.goto(`/admin/companies/${id}?product=add`);
  const products = new CompanyProducts(page);
  await products.name.fill('heron auto');
  await products.chooseLine('Personal Auto');
  await products.fresh.fill('10');
  await products.renewal.fill('10');
  await products.save.click();
  await expect(products.name).toHaveAccessibleDescription(/has this name/);
});

test('two people edit one company and one product: the second is asked about what both changed', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { id } = await saveCompany(page, { name: 'Blue Heron', phone: '(305) 555-0100' });
  const product = await saveProduct(page, id, { name: 'Heron Auto' });
  const form = new CompanyForm(page);
  await form.open(id);
  await expect(form.phone).toHaveValue('(305) 555-0100');
  await saveCompany(page, { name: 'Blue Heron', phone: '(305) 555-0111' }, id);
  await form.phone.fill('(305) 555-0222');
  await form.save.click();
  await expect(form.conflict).toContainText(`${person.name} saved this record`);
  await expect(form.conflict.getByRole('row', { name: 'Phone' })).toContainText(
    '(305) 555-0111(305) 555-0222',
  );
  await form.conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const products = new CompanyProducts(page);
  await products.row('Heron Auto').click();
  await expect(products.fresh).toHaveValue('12.00 %');
  await saveProduct(page, id, { name: 'Heron Auto', newPercent: 13.25 }, product.id);
  await products.renewal.fill('9');
  await products.save.click();
  // They changed another field: nobody is asked, and both changes are saved.
  await expect(page.getByText(`${person.name} also changed this record: New`)).toBeVisible();
  await expect(products.row('Heron Auto')).toContainText('13.25 %9.00 %');
});

test('what is typed into a product is not lost by closing its dialog or going back', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCompany(page, { name: 'Blue Heron' });
  await new CompanyForm(page).open(id);
  const products = new CompanyProducts(page);
  await products.add.click();
  await products.name.fill('Half typed');
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    // Whoever went back is brought forward again.
    await expect(page).toHaveURL(/\?product=add$/);
    await expect(products.name).toHaveValue('Half typed');
  }
  await products.dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(products.dialog).toBeHidden();
});

test('companies and products are deactivated, with a way back', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCompany(page, { name: 'Blue Heron' });
  await saveProduct(page, id, { name: 'Heron Auto' });
  await new CompanyForm(page).open(id);
  const products = new CompanyProducts(page);
  await page.getByRole('button', { name: 'Deactivate Heron Auto' }).click();
  await expect(products.row('Heron Auto')).toContainText('Inactive');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(products.row('Heron Auto')).not.toContainText('Inactive');
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reactivate', exact: true })).toBeVisible();
  const list = new CompanyList(page);
  await list.open('?status=inactive');
  await expect(list.rows).toHaveCount(1);
});

test('the list is searched, filtered, sorted and paged in the address bar', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const list = new CompanyList(page);
  await list.open();
  await expect(list.rows).toHaveCount(15);
  await list.pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(list.rows).toHaveCount(5);
  await list.choose('Kind', 'Finance companies');
  await expect(page).toHaveURL(/\?kind=finance$/);
  await expect(list.rows).toHaveCount(6);
  await list.sort('Name').click();
  const heading = list.table.getByRole('columnheader', { name: 'Name' });
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await list.sort('Name').click();
  await expect(page).toHaveURL(/sort=name&reverse=1/);
  await expect(list.rows.first()).toContainText('Two Herons');
  await list.search.fill('premium');
  await expect(page).toHaveURL(/query=premium/);
  await expect(list.rows).toHaveCount(2);
  await page.reload();
  await expect(list.rows.first()).toContainText('Sandpiper');
  await expect(list.search).toHaveValue('premium');
  await list.rows.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sandpiper Premium Funding' })).toBeVisible();
});

test('the dialog of a product looks good', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCompany(page, { name: 'Blue Heron', isFinance: true });
  await saveProduct(page, id, { name: 'Heron Auto' });
  await new CompanyForm(page).open(id);
  const products = new CompanyProducts(page);
  await products.row('Heron Auto').click();
  await expect(products.name).toBeFocused();
  await expectGoodLook(page);
});
