import { expectGoodLook } from './looks.ts';
import { saveCustomer, saveCustomers } from './pages/customer-records.ts';
import { CustomerSearch } from './pages/customer-search.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { saveLead, signInWithLeads } from './pages/lead-records.ts';
import { dayIn, saveCarrier, savePolicy, shownDayIn } from './pages/policy-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('the box suggests customers, policies and leads while somebody types', async ({ page }) => {
  await signInWithLeads(page);
  const { auto } = await saveCarrier(page);
  const { id } = await saveCustomer(page, { firstName: 'Noa', lastName: 'Palmer' });
  const policy = await savePolicy(page, id, { productId: auto, policyNumber: 'AG-775711' });
  await saveLead(page, { firstName: 'Ben', lastName: 'Palmer' });
  await page.goto('/');
  const search = new CustomerSearch(page);
  await search.text.pressSequentially('palm');
  await expect(search.suggestions('Customers')).toHaveText([/Noa Palmer/]);
  await expect(search.suggestions('Leads')).toHaveText([/Ben Palmer/]);
  await expect(search.suggestions('Customers').locator('mark')).toHaveText('Palm');
  await expect(search.suggestions('Customers')).toContainText('owes $');
  expect((await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox())?.width).toBe(598);
  await expect(search.text).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await search.text.fill('775711');
  await expect(search.suggestions('Policies')).toHaveText([/AG-775711.*Noa Palmer.*Auto/]);
  await expect(search.suggestions('Policies').locator('mark')).toHaveText('775711');
  await search.suggestions('Policies').click();
  await expect(page).toHaveURL(`/policy/${policy.id}`);
  await expect(search.text).toHaveValue('');
});

test('arrows choose, Enter opens, Escape closes, and without a choice Enter searches', async ({ page }) => {
  await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 7);
  await page.goto('/');
  const search = new CustomerSearch(page);
  await expect(search.text).toBeVisible();
  await page.keyboard.press('/');
  await expect(search.text).toBeFocused();
  await page.keyboard.type('palmer');
  await expect(search.suggestions('Customers')).toHaveCount(5);
  await expect(search.allResults).toHaveText('All 7 results for “palmer”');
  await expect(search.text).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = search.suggestions('Customers').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(search.text).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Escape');
  await expect(search.text).toHaveAttribute('aria-expanded', 'false');
  await expect(search.text).toHaveValue('palmer');
  await page.keyboard.press('ArrowUp');
  await expect(search.suggestions('Customers')).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^No001 Palmer/ })).toBeVisible();
  await page.keyboard.press('/');
  await expect(search.text).toBeFocused();
  await page.keyboard.type('palmer');
  await expect(search.allResults).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(search.allResults).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(search.rows).toHaveCount(7);
  await expect(search.allResults).toBeHidden();
  await page.goto('/');
  await expect(search.text).toBeVisible();
  await page.keyboard.press('/');
  await expect(search.text).toBeFocused();
  await page.keyboard.type('palmer');
  await expect(search.allResults).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Enter');
  await expect(search.rows).toHaveCount(7);
});

test('on a phone a suggestion has two lines and a button that calls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInQuietly(page, await newPerson());
  await saveCustomer(page, { firstName: 'Noa', lastName: 'Palmer', phone: '(305) 555-0142', city: 'Miami' });
  await page.goto('/');
  const search = new CustomerSearch(page);
  await page.getByRole('button', { name: 'Search customers' }).click();
  await search.text.fill('palmer');
  const noa = search.suggestions('Customers');
  await expect(noa).toHaveText('Noa PalmerMiami · (305) 555-0142');
  const [title, note] = await Promise.all(
    ['Noa', 'Miami'].map(async (words) => await noa.getByText(words).boundingBox()),
  );
  expect(title?.width, 'The name has the line to itself.').toBeGreaterThan(200);
  expect(note?.y).toBeGreaterThan((title?.y ?? 0) + 10);
  const call = page.locator('a[href="tel:3055550142"]').filter({ visible: true });
  expect(await call.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await expectGoodLook(page);
});

test('only the last text is asked for, and an answer that nobody waits for is dropped', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 2);
  await saveCustomer(page, { lastName: 'Quill' });
  await page.goto('/');
  const search = new CustomerSearch(page);
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route('**/api/customer/search*', async (route) => {
    const request = new URL(route.request().url());
    const query = request.searchParams.get('query') ?? '';
    // Of the searches for one text the one among customers stands for all of them.
    if (request.searchParams.get('selection') === 'nameId') asked.push(query);
    if (query === 'palmer') await held.promise;
    await route.continue().catch(() => undefined);
  });
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('query=palmer'));
  // All letters in one go: between two keys of a test the pause may pass that the box waits for.
  await search.text.focus();
  await page.evaluate(() => {
    for (const letter of 'palmer') document.execCommand('insertText', false, letter);
  });
  await expect(search.text).toHaveValue('palmer');
  await expect.poll(() => asked).toEqual(['palmer']);
  await search.text.fill('quill');
  await dropped;
  held.resolve();
  await expect(search.suggestions('Customers')).toHaveText([/Quill/]);
  expect(asked).toEqual(['palmer', 'quill']);
});

test('a person without the right to leads is suggested none, and another agency’s are nobody’s', async ({
  page,
}) => {
  await signInWithLeads(page);
  await saveCustomer(page, { lastName: 'Zimmerly' });
  await saveLead(page, { lastName: 'Zimmerly' });
  await signInQuietly(page, await newPerson());
  await saveCustomer(page, { firstName: 'Own', lastName: 'Zimmerly' });
  await page.goto('/');
  const search = new CustomerSearch(page);
  await search.text.pressSequentially('zimmerly');
  await expect(search.suggestions('Customers')).toHaveText([/Own Zimmerly/]);
  await expect(search.suggestions('Leads')).toHaveCount(0);
  await search.text.fill('nobody has this');
  await expect(page.getByText('Nothing found so far')).toBeVisible();
});

test('results show policies in force, the next expiration and what is owed, beside what matched', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { auto, home } = await saveCarrier(page);
  const { id } = await saveCustomer(page, { firstName: 'Noa', lastName: 'Palmer' });
  await saveCustomer(page, { firstName: 'Ben', lastName: 'Palmer' });
  await savePolicy(page, id, { productId: auto, policyNumber: 'AG-775711', premium: 480 });
  await savePolicy(page, id, { productId: home, policyNumber: 'AG-775712', premium: 20.5 });
  const search = new CustomerSearch(page);
  await search.open('name', 'palmer');
  await expect(search.columnHead('Next expiration')).toBeVisible();
  const noa = search.rows.filter({ hasText: 'Noa Palmer' });
  await expect(noa.getByRole('cell')).toContainText(['Noa Palmer', '2', shownDayIn(150), '$500.50']);
  await expect(search.rows.filter({ hasText: 'Ben Palmer' })).toContainText('$0.00');
  const soon = noa.getByText(shownDayIn(150));
  await expect(soon).not.toHaveCSS('font-weight', '650');
  await savePolicy(page, id, { productId: home, policyNumber: 'AG-775713', expdate: dayIn(30) });
  await page.reload();
  await expect(noa.getByText(shownDayIn(30))).toHaveCSS('font-weight', '650');
  await search.open('policy', '77571');
  await expect(search.columnHead('What matched')).toBeVisible();
  await expect(search.rows.first()).toContainText('AG-77571');
  await expect(search.rows.first()).toContainText('$1,100.50');
});
