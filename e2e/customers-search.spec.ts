import { SEARCH_TYPES, type SearchType } from '../src/areas/customers/search-types.ts';
import { follow } from './follow.ts';
import { saveCompany } from './pages/company-records.ts';
import { CustomerPage } from './pages/customer-page.ts';
import { configureAgency, saveCustomer, saveCustomers } from './pages/customer-records.ts';
import { CustomerSearch } from './pages/customer-search.ts';
import { saveContract } from './pages/finance-contracts.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
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

const ASKED: Record<Exclude<SearchType, 'receiptDetailId' | 'pfContract' | 'quote'>, string> = {
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

const HALF = Math.ceil(SEARCH_TYPES.length / 2);
const HALVES = { first: SEARCH_TYPES.slice(0, HALF), second: SEARCH_TYPES.slice(HALF) };

for (const [part, types] of Object.entries(HALVES)) {
  test(`a customer is found by each type of search, ${part} half`, async ({ page }) => {
    const person = await newPerson();
    await configureAgency(person.email, { show_first_name_last_name: true });
    await signInQuietly(page, person);
    const { id } = await saveCustomer(page, MARIA);
    await saveCustomer(page, OTHER);
    await savePolicy(page, id, { productId: (await saveCarrier(page)).auto });
    const { id: officeId } = await saveOffice(page, { name: 'Harbor' });
    const { lines } = await takeReceipt(page, id, { officeId, method: 'check', checkNumber: '1042' });
    const { id: compID } = await saveCompany(page, {
      name: 'Gulf Premium',
      isCarrier: false,
      isFinance: true,
    });
    await saveContract(page, { customerID: id, compID, contractNumber: 'GP-418207' });
    const asked: Record<Exclude<SearchType, 'quote'>, string> = {
      ...ASKED,
      receiptDetailId: String(lines[0]?.id),
      pfContract: 'gp418',
    };
    const search = new CustomerSearch(page);
    const found = page.getByRole('link', { name: 'María Núñez' });
    const heading = new CustomerPage(page).heading('María Núñez');
    await page.goto('/settings');
    for (const { key } of types) {
      await test.step(key, async () => {
        await search.find(key, asked[key]);
        await expect(found.or(heading)).toBeVisible();
        await expect(page.getByText('Okafor')).toHaveCount(0);
        await expect(page.getByLabel('Search by')).toHaveValue(key);
        if (await found.isVisible()) await found.click();
        await expect(heading).toBeVisible();
        await follow(page, '/settings');
        await expect(heading).toBeHidden();
      });
    }
  });
}

test('a single exact hit opens right away, and Back leads to where the search began', async ({ page }) => {
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

test('the page says in words why something cannot be searched for', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/');
  const search = new CustomerSearch(page);
  // Before that the router may not listen yet.
  await expect(search.text).toBeVisible();
  for (const [selection, query, words] of [
    ['nonsense', 'maria', 'This is not a type of search.'],
    ['dob', '02/30/1980', 'Enter a valid date, like 11/15/1980.'],
    ['phone', 'abcdef', 'Enter at least 3 digits.'],
    ['name', 'x'.repeat(5000), 'Enter at most 200 characters.'],
  ] as const) {
    await follow(page, `/customer/search?${new URLSearchParams({ selection, query })}`);
    await expect(search.problem).toHaveText(words);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
});

test('a percent sign, a quote and an emoji are ordinary characters', async ({ page }) => {
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
  await page.getByRole('link', { name: '100% Pure 🍊 Juice' }).click();
  await page.getByRole('link', { name: 'Customer search' }).click();
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
  await expect(page).toHaveURL('/customer/add?selection=name&query=nobody+here');
  await expect(page.getByLabel('First name')).toHaveValue('Nobody');
  await expect(page.getByLabel('Last name')).toHaveValue('Here');
});

test('the keyboard alone: slash, words, Enter, arrows, Enter', async ({ page }) => {
  await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 4);
  await page.goto('/');
  // An answer of the server comes to a frame that listens to keys.
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
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
