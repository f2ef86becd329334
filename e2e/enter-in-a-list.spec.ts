import { arrangeQuote } from './pages/quote-flow.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('Enter in the instant before the first option is highlighted does not send the form', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { customerId } = await arrangeQuote(page);
  await page.goto(`/customer/${customerId}/policy/add`);
  const company = page.getByRole('combobox', { name: 'Company' });
  await company.click();
  await expect(page.getByRole('option', { name: 'Harbor Mutual' })).toBeVisible();
  // No hand is that fast: the list is open, and nothing in it is highlighted.
  const highlighted = page.locator('[role=option][data-combobox-selected]');
  await expect(highlighted).toHaveCount(0);
  await company.press('Enter');
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('form', { name: 'Policy' }).locator('[aria-invalid=true]')).toHaveCount(0);
  await page.keyboard.type('harb');
  await expect(highlighted).toHaveText('Harbor Mutual');
  await company.press('Enter');
  await expect(company).toHaveValue('Harbor Mutual');
});
