import { SEARCH_TYPES, type SearchType } from '../src/areas/customers/search-types.ts';
import { CustomerPage } from './pages/customer-page.ts';
import { configureAgency, saveCustomer, saveCustomers } from './pages/customer-records.ts';
import { CustomerSearch } from './pages/customer-search.ts';
import { saveOffice } from './pages/office-records.ts';
import { saveCarrier, savePolicy } from './pages/policy-records.ts';
import { takeReceipt } from './pages/receipt-records.ts';
import { Shell } from './pages/shell.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const MARIA = {
  firstName: 'María',
  lastName: 'Núñez',
  dob: '1980-02-29',
  phone: '(305) 555-0142',
  email: 'maria@example.test',
  address: '1841 Coral Way',
  city: 'Miami',
  state: 'FL',
  zip: '33145',
  licenseNumber: 'N520-555-80-559-0',
  licenseState: 'FL',
  custom1: 'gold',
  custom2: 'silver',
  custom3: 'bronze',
  source: 'Walk-in',
  household: [{ firstName: 'Luis', lastName: 'Ortega' }],
  vehicles: [{ make: 'Toyota', vin: '2T1BURHE0JC034718', tag: 'ABC 123' }],
};
const OTHER = { firstName: 'Daniel', lastName: 'Okafor', phone: '(407) 222-3344', email: 'dan@example.test' };

const ASKED: Record<Exclude<SearchType, 'receiptDetailId'>, string> = {
  checkNumber: '104',
  nameId: 'nunez mar',
  name: 'núñ',
  exactName: 'Maria Nunez',
  dob: '2/29/1980',
  household: 'ortega',
  address: 'coral miami',
  phone: '555.0142',
  dl: 'n520555',
  policy: 'hma100',
  vin: 'jc034718',
  tag: 'abc123',
  custom1: 'gol',
  custom2: 'silver',
  custom3: 'bronze',
  email: 'maria@',
  source: 'walk',
  firstName: 'mar',
  lastName: 'nun',
};

test('a customer is found by each type of search', async ({ page }) => {
  test.slow();
  const person = await newPerson();
  await configureAgency(person.email, { show_first_name_last_name: true });
  await signInQuietly(page, person);
  const { id } = await saveCustomer(page, MARIA);
  await saveCustomer(page, OTHER);
  await savePolicy(page, id, { productId: (await saveCarrier(page)).auto });
  const { id: officeId } = await saveOffice(page, { name: 'Harbor' });
  const { lines } = await takeReceipt(page, id, { officeId, method: 'check', checkNumber: '1042' });
  const asked: Record<SearchType, string> = { ...ASKED, receiptDetailId: String(lines[0]?.id) };
  const search = new CustomerSearch(page);
  const found = page.getByRole('link', { name: 'María Núñez' });
  const heading = new CustomerPage(page).heading('María Núñez');
  await page.goto('/');
  for (const { key } of SEARCH_TYPES) {
    await test.step(key, async () => {
      await search.find(key, asked[key]);
      await expect(found.or(heading)).toBeVisible();
      await expect(page.getByText('Okafor')).toHaveCount(0);
      await expect(page.getByLabel('Search by')).toHaveValue(key);
      if (await found.isVisible()) await found.click();
      await expect(heading).toBeVisible();
      await new Shell(page).homeTab.click();
      await expect(heading).toBeHidden();
    });
  }
});

test('the one exact hit opens at once, and Back leads to where the search began', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, MARIA);
  await page.goto('/');
  const search = new CustomerSearch(page);
  await search.find('nameId', String(id));
  await expect(page).toHaveURL(`/customer/${id}`);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('two characters are not searched for, in the box and in the address', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/');
  const search = new CustomerSearch(page);
  await search.find('nameId', ' ab ');
  await expect(search.problem).toHaveText('Enter at least 3 characters.');
  await expect(search.text).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/');
  await search.open('name', 'ab');
  await expect(search.problem).toHaveText('Enter at least 3 characters.');
});

test('what makes no search is told in words on the page', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const search = new CustomerSearch(page);
  for (const [selection, query, words] of [
    ['nonsense', 'maria', 'This is not a type of search.'],
    ['dob', '02/30/1980', 'Enter a date of the calendar, like 11/15/1980.'],
    ['phone', 'abcdef', 'Enter at least 3 digits.'],
    ['name', 'x'.repeat(5000), 'Enter at most 200 characters.'],
  ] as const) {
    await search.open(selection, query);
    await expect(search.problem).toHaveText(words);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
});

test('a percent sign, a quote and an emoji are characters like others', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveCustomer(page, { lastName: "O'Brien", memo: '' });
  await saveCustomer(page, { businessName: '100% Pure 🍊 Juice' });
  const search = new CustomerSearch(page);
  await page.goto('/');
  for (const query of ['%%%', "' OR 1=1 --", '🍊🍊🍊', '___']) {
    await search.find('name', query);
    await expect(page.getByText('No Records Found')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`query=${escaped(query)}`));
  }
  await search.find('name', "o'bri");
  await expect(page.getByRole('link', { name: "O'Brien" })).toBeVisible();
  await search.find('name', '100% pure 🍊');
  await expect(page.getByRole('link', { name: '100% Pure 🍊 Juice' })).toBeVisible();
});

/** As the browser writes it into the address, ready for a pattern. */
function escaped(query: string): string {
  const written = new URLSearchParams({ query }).toString().slice('query='.length);
  return written.replaceAll(/[.*+?^$\\]/g, '\\$&');
}

test('nothing found offers to add a customer', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await new CustomerSearch(page).open('name', 'nobody here');
  await expect(page.getByText('No Records Found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add customer' }).click();
  await expect(page).toHaveURL('/customer/add');
});

test('the pager: seven buttons, First to All, sizes, and the address holds it all', async ({ page }) => {
  test.setTimeout(60_000);
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 121);
  const search = new CustomerSearch(page);
  await search.open('name', 'palmer');
  await expect(search.rows).toHaveCount(15);
  await expect(search.pages.getByRole('button')).toHaveText([
    '',
    '',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '',
    '',
    'All',
  ]);
  await expect(search.button('First page')).toBeDisabled();
  await search.button('Last page').click();
  await expect(page).toHaveURL(/page=9/);
  await expect(search.rows).toHaveText([/No121/]);
  await expect(search.button('Next page')).toBeDisabled();
  await search.button('Previous page').click();
  await expect(search.button('Page 8')).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(page.getByText('106–120 of 121')).toBeVisible();
  await expect(search.perPage.getByRole('option')).toHaveText(['15', '30', '50', '100', '121']);
  await search.perPage.selectOption('50');
  await expect(page).toHaveURL(/per_page=50/);
  await expect(search.rows.filter({ hasText: 'No106' })).toBeVisible();
  await search.button('All rows').click();
  await expect(search.rows).toHaveCount(121);
  await page.reload();
  await expect(search.rows).toHaveCount(121);
  await search.button('Page 2').click();
  await expect(search.rows).toHaveCount(15);
  await expect(search.rows.first()).toContainText('No016');
  await search.open('name', 'palmer', '&page=99');
  await expect(page.getByText('121–121 of 121')).toBeVisible();
  await expect(search.button('Page 9')).toHaveAttribute('aria-current', 'page');
});

test('all of very many rows come in as the person scrolls; a gap is told and can be filled', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 16);
  const asked: number[] = [];
  await page.route('**/api/customer/search*', async (route) => {
    const address = new URL(route.request().url());
    const number = Number(address.searchParams.get('page'));
    asked.push(number);
    if (number === 3 && asked.filter((page) => page === 3).length === 1)
      return route.fulfill({ status: 400, json: { message: 'The search is resting.' } });
    const answer = await (await route.fetch()).json();
    // Sixteen customers stand for sixteen thousand: the server says that more follow.
    const rows = Array.from({ length: 32 }, (_, copy) => ({
      ...answer.results[copy % 16],
      id: number * 100 + copy,
    }));
    const pagination = { ...answer.pagination, current_page: number, total: 96, from: 1, to: number * 32 };
    await route.fulfill({ json: { ...answer, results: rows, pagination, exactId: null } });
  });
  const search = new CustomerSearch(page);
  await search.open('name', 'palmer', '&per_page=all');
  await expect(search.rows.first()).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect(search.rows).toHaveCount(64);
  await page.mouse.wheel(0, 20_000);
  await expect(search.problem).toHaveText('The search is resting.');
  await expect(search.rows).toHaveCount(64);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(search.rows).toHaveCount(96);
  await expect(search.problem).toBeHidden();
  expect(asked.filter((number) => number !== 1)).toEqual([2, 3, 3]);
});

test('fifteen rows need no pager', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 15);
  const search = new CustomerSearch(page);
  await search.open('name', 'palmer');
  await expect(search.rows).toHaveCount(15);
  await expect(search.pages).toBeHidden();
});

test('sort cycle: ascending, descending, none; another column starts with ascending', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  for (const [firstName, dob] of [
    ['Cleo', '1990-01-01'],
    ['Ann', null],
    ['Ben', '1970-01-01'],
  ])
    await saveCustomer(page, { firstName, lastName: 'Palmer', dob });
  const search = new CustomerSearch(page);
  await search.open('name', 'palmer');
  const [name, dob] = [search.columnHead('Name'), search.columnHead('Date of birth')];
  await expect(name).toHaveAttribute('aria-sort', 'none');
  await dob.getByRole('button').click();
  await expect(dob).toHaveAttribute('aria-sort', 'ascending');
  await expect(search.rows).toHaveText([/Ben/, /Cleo/, /Ann/]);
  await dob.getByRole('button').click();
  await expect(dob).toHaveAttribute('aria-sort', 'descending');
  await expect(search.rows).toHaveText([/Cleo/, /Ben/, /Ann/]);
  await page.reload();
  await expect(search.rows).toHaveText([/Cleo/, /Ben/, /Ann/]);
  await name.getByRole('button').click();
  await expect(dob).toHaveAttribute('aria-sort', 'none');
  await expect(search.rows).toHaveText([/Ann/, /Ben/, /Cleo/]);
  await name.getByRole('button').click();
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'none');
  await expect(page).not.toHaveURL(/sort=/);
});

test('the keyboard alone: slash, words, Enter, arrows, Enter', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 4);
  await page.goto('/');
  await expect(new Shell(page).logout).toBeVisible();
  const search = new CustomerSearch(page);
  await page.keyboard.press('/');
  await expect(search.text).toBeFocused();
  await page.keyboard.type('palmer');
  await page.keyboard.press('Enter');
  await expect(search.rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(search.rows.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(search.rows.nth(3)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(search.rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(new CustomerPage(page).heading('No002 Palmer')).toBeVisible();
  await page.keyboard.press('/');
  await expect(search.text).toBeFocused();
});

test('old rows stay while new ones load, and a failed list can be tried again', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 16);
  const search = new CustomerSearch(page);
  await search.open('name', 'palmer');
  await expect(search.rows).toHaveCount(15);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/customer/search*', async (route) => {
    await held;
    await route.continue();
  });
  await search.button('Page 2').click();
  await expect(search.table).toHaveAttribute('aria-busy', 'true');
  await expect(search.rows).toHaveCount(15);
  release();
  await expect(search.rows).toHaveCount(1);
  await page.unroute('**/api/customer/search*');
  await page.route('**/api/customer/search*', (route) =>
    route.fulfill({ status: 400, json: { message: 'The search is resting.' } }),
  );
  await page.reload();
  await expect(search.problem).toHaveText('The search is resting.');
  await page.unroute('**/api/customer/search*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(search.rows).toHaveCount(1);
});

test('the chosen type is remembered until sign-out', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  await page.goto('/');
  const search = new CustomerSearch(page);
  await search.type.selectOption('phone');
  await page.reload();
  await expect(search.type).toHaveValue('phone');
  await new Shell(page).logout.click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signInQuietly(page, person);
  await page.goto('/');
  await expect(search.type).toHaveValue('nameId');
});
