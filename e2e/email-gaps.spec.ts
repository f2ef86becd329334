import { saveCustomer } from './pages/customer-records.ts';
import { EmailPopup, saveTemplate } from './pages/email-popup.ts';
import { saveCarrier, savePolicy } from './pages/policy-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const TEMPLATE = {
  kind: 'emailBlast',
  title: 'Renewal',
  subject: 'Your policy {{policy.number}}',
  body: '<p>It ends on {{policy.expirationDate}}. We write to {{customer.address}}.</p>',
  active: true,
};
const GAPS = 'Nothing is known for: policy number, policy expiration date, customer street address.';

test('a template asks for its policy and names its empty fields before it is sent; it replaces the subject too, after asking', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { auto } = await saveCarrier(page);
  const { id } = await saveCustomer(page, { lastName: 'Gap', email: 'gap@send.test' });
  await savePolicy(page, id, { productId: auto, policyNumber: 'HMA-7' });
  await saveTemplate(page, TEMPLATE);
  const popup = new EmailPopup(page);
  await popup.open(`customerId=${id}`);
  await popup.field('Subject').fill('Mine');
  await popup.choose('Template type', 'Email Template');
  await popup.choose('Email Template', 'Renewal');
  const question = popup.popup('Replace the message?');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(popup.field('Subject')).toHaveValue('Mine');

  await popup.choose('Policy', /^HMA-7/);
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(popup.field('Subject')).toHaveValue('Your policy HMA-7');
  await expect(popup.dialog.getByText('Nothing is known for: customer street address.')).toBeVisible();

  await popup.choose('Policy', /^HMA-7/);
  await expect(popup.dialog.getByText(`Choose the policy that this is about. ${GAPS}`)).toBeVisible();
  await popup.send.click();
  const gaps = popup.popup('Send with gaps?');
  await expect(gaps).toContainText(GAPS);
  await gaps.getByRole('button', { name: 'Go back' }).click();
  await expect(popup.popup('Message')).toBeHidden();
  await popup.send.click();
  await gaps.getByRole('button', { name: 'Send anyway' }).click();
  await expect(popup.popup('Message')).toContainText('Email Sent');
});

test('a letter names its empty fields before it is printed', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { lastName: 'Gap', email: 'gap@send.test' });
  await saveTemplate(page, { ...TEMPLATE, kind: 'customLetter' });
  await page.goto(`/customer/${id}?tab=email`);
  await page.getByRole('button', { name: 'Letter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Letter' });
  await dialog.getByRole('combobox', { name: 'Letter Template' }).click();
  await page.getByRole('option', { name: 'Renewal' }).click();
  await expect(dialog.getByText(`Choose the policy that this is about. ${GAPS}`)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open PDF' })).toBeVisible();
});

test('an opted-out customer is announced when the popup opens, and a refused file is named in the popup', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const email = { email: 'no@send.test', emailOptOut: true };
  const { id } = await saveCustomer(page, { lastName: 'Silent', ...email });
  const popup = new EmailPopup(page);
  await popup.open(`customerId=${id}`);
  await expect(popup.dialog.getByRole('alert')).toContainText('This customer has opted out of email.');
  await popup.field('Subject').fill('News');
  await popup.message.fill('Hello');
  // Its name says picture, its content does not.
  await popup.drop([{ name: 'photo.png', content: 'no picture' }]);
  await popup.send.click();
  await expect(popup.popup('Error').getByRole('listitem')).toHaveText([
    /^photo\.png: .+ Remove it, then send again\.$/,
  ]);
});
