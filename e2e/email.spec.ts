import type { Page } from '@playwright/test';
import { readMail } from '../src/platform/server/testing/start-smtp-mailbox.ts';
import { addFiles, saveType } from './pages/attachment-panel.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { EmailPopup, saveTemplate } from './pages/email-popup.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const MARIA = 104_238;
const mailTo = (address: string) => readMail(process.env.E2E_MAILBOX as string, address);

test('a mail is written, refused while fields are missing, sent with its files and read in the list', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const email = `zoe-${Date.now()}@send.test`;
  const { id } = await saveCustomer(page, { firstName: 'Zoë', lastName: 'Mail', email });
  await saveType(page);
  await addFiles(page, id, ['license.txt', 'photo list.txt', 'quote.txt']);
  await page.goto(`/customer/${id}`);
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  const popup = new EmailPopup(page);
  await expect(popup.field('To')).toHaveValue(email);
  await expect(popup.field('From')).toHaveValue(person.email);
  await popup.field('To').fill('');
  await popup.send.click();
  const error = popup.popup('Error');
  await expect(error).toContainText('Required Fields:');
  await expect(error.getByRole('listitem')).toHaveText(['To', 'Subject', 'Message']);
  await error.getByRole('button', { name: 'OK' }).click();

  await popup.field('To').fill(email);
  await popup.dialog.getByRole('button', { name: 'Add Bcc' }).click();
  await popup.field('Bcc').fill('nonsense');
  await popup.field('Subject').fill('Grüße');
  await popup.message.click();
  await page.keyboard.type('Hello ');
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await popup.dialog.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Zoë');
  await popup.drop([
    { name: 'note.txt', content: 'The note' },
    { name: 'page.html', content: '<html>' },
  ]);
  await expect(popup.dialog.getByRole('alert')).toContainText('Only these files are accepted:');
  await popup.dialog.getByRole('button', { name: 'Remove page.html' }).click();
  await expectAccessible(page);

  await popup.openStored();
  await expect(popup.picker).toHaveAccessibleName('Attach from Zoë Mail’s files');
  await popup.stored('license.txt').check();
  await popup.picker.getByRole('searchbox', { name: 'Search the files' }).fill('quo');
  await expect(popup.storedRows).toHaveCount(1);
  await popup.stored('quote.txt').check();
  await expect(popup.picker.getByRole('status')).toHaveText('3 files, 18 B of 25 MB');
  await expectAccessible(page);
  await popup.picker.getByRole('button', { name: 'Attach 2 files' }).click();
  await expect(popup.attached).toHaveText([/license\.txt/, /quote\.txt/, /note\.txt/]);
  await popup.openStored();
  await expect(popup.stored('license.txt')).toBeDisabled();
  await expect(popup.stored('photo list.txt')).not.toBeChecked();
  await popup.picker.getByRole('button', { name: 'Cancel' }).click();
  await popup.dialog.getByRole('button', { name: 'Remove quote.txt' }).click();
  await popup.send.click();
  await expect(error).toContainText('Email Failed To Be Sent:');
  await expect(error.getByRole('listitem')).toContainText(['nonsense is not an email address.']);
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(popup.send).toBeEnabled();

  await popup.field('Bcc').fill('');
  await popup.send.click();
  const done = popup.popup('Message');
  await expect(done).toContainText('Email Sent');
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`/customer/${id}`);
  const mail = await mailTo(email);
  expect(mail.subject).toBe('Grüße');
  expect(mail.html).toContain('<p>Hello <strong>Zoë</strong></p>');
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['license.txt', 'note.txt']);

  await page.getByRole('tab', { name: 'Email' }).click();
  await expect(popup.row(/Grüße/)).toContainText('Sent');
  await popup.row(/Grüße/).click();
  const read = popup.popup('Grüße');
  await expect(read.getByRole('region', { name: 'Message' })).toHaveText('Hello Zoë');
  await expect(read.getByRole('link', { name: /note\.txt/ })).toBeVisible();
  await expectAccessible(page);
});

test('a template fills the mail in for the chosen policy; an opted-out customer gets nothing', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  const popup = new EmailPopup(page);
  await popup.open(`customerId=${MARIA}`);
  await expect(popup.message).toContainText('Kind regards');
  await expect(popup.field('Policy')).toHaveCount(0);
  await expect(popup.field('Company Email')).toHaveCount(0);
  await popup.choose('Template type', 'Email Template');
  await popup.choose('Email Template', 'Renewal reminder');
  await expect(popup.message).toContainText('Dear Maria L.,');
  await popup.field('Policy').click();
  await page
    .getByRole('option', { name: /^TI-MLJ3, Tidewatch Boat/ })
    .first()
    .click();
  await expect(popup.field('Company Email')).toBeVisible();
  await expect(popup.field('Subject')).toHaveValue(/^Your policy \S+ renews on \d\d\/\d\d\/\d{4}$/);

  await popup.open('customerId=104301');
  await popup.field('Subject').fill('News');
  await popup.send.click();
  await expect(popup.popup('Message')).toContainText('Email not sent to customer as they are opted out');
});

test('nothing is sent while a template is on its way into the mail', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const popup = new EmailPopup(page);
  await popup.open(`customerId=${MARIA}`);
  await popup.field('Subject').fill('Soon');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/ajax/emailBlast.php*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await popup.choose('Template type', 'Email Template');
  await popup.choose('Email Template', 'Renewal reminder');
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(popup.send).toBeDisabled();
  await expect(popup.send).toHaveAccessibleDescription('The email is still being filled in.');
  await popup.field('Subject').press('Enter');
  held.resolve();
  await expect(popup.message).toContainText('Dear Maria L.,');
  await expect(popup.send).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the sent list of a customer has pages and every state; ACORD forms have their history', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto(`/customer/${MARIA}?tab=email`);
  const popup = new EmailPopup(page);
  await expect(popup.sent.locator('tbody').getByRole('row')).toHaveCount(15);
  await expect(popup.row(/Your quote/)).toContainText('550 No such mailbox');
  await page.getByRole('button', { name: 'ACORD history' }).click();
  const history = popup.popup('Acord Email History');
  await expect(history.getByRole('columnheader')).toHaveText([
    ...['Form', 'Description', 'From Address', 'To Address', 'CC', 'BCC', 'Subject', 'Date Sent'],
  ]);
  await expect(history.getByRole('row', { name: /ACORD 50/ })).toContainText('Insurance Identification Card');
  await expectAccessible(page);
  // Where its columns are wider than the dialog, the arrow keys reach the ones that are cut off.
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(history.locator('[data-sideways]')).toHaveAttribute('tabindex', '0');
  await expectAccessible(page);
  await history.getByRole('button', { name: 'CANCEL' }).click();
  await expect(history).toBeHidden();

  await page.getByRole('button', { name: 'Print letter' }).click();
  const letter = popup.popup('Letter');
  await expect(letter.getByLabel('Letter Template')).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await letter.getByLabel('Letter Template').click();
  await page.getByRole('option', { name: 'Renewal letter' }).click();
  await expect(letter.getByRole('region', { name: 'Preview' })).toContainText('Dear Maria L.,');
  const link = await letter.getByRole('link', { name: 'Open PDF' }).getAttribute('href');
  const pdf = await page.request.get(link as string);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('an administrator writes a template with merge fields and sees it on a real customer', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await saveCustomer(page, { firstName: '<img src=x onerror=alert(1)>', lastName: 'Preview' });
  await page.goto('/admin/templates');
  await expect(page.getByText('There are no templates yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Add email template' }).first().click();
  await page.getByLabel('Title').fill('Greeting');
  await page.getByLabel('Subject').fill('Hi {{customer.nam}}');
  await page.getByRole('textbox', { name: 'Message' }).click();
  await page.keyboard.type('Dear ');
  await page
    .getByRole('group', { name: 'Customer' })
    .getByRole('button', { name: 'Name', exact: true })
    .click();
  // Whoever goes on before the editor has come takes the cursor along.
  await expect(page.locator('.ProseMirror [data-chip]')).toHaveText(['Customer name']);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('There is no merge field {{customer.nam}}. Choose one from the list.'),
  ).toBeVisible();
  await page.getByLabel('Subject').fill('Hi');
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill('Preview');
  await page.getByRole('option', { name: /Preview/ }).click();
  await expect(page.getByRole('region', { name: 'How it will read' })).toContainText(
    'Dear <img src=x onerror=alert(1)> Preview',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Greeting/ })).toContainText('In use');
});

test('without a customer the popup asks for one first', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  await saveTemplate(page, { kind: 'emailBlast', title: 'Start', body: '<p>Regards</p>', isDefault: true });
  const { id, version } = await saveCustomer(page, { lastName: 'Asked', email: 'asked@send.test' });
  await page.goto('/email');
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill('Asked');
  await page.getByRole('option', { name: /Asked/ }).click();
  const popup = new EmailPopup(page);
  await expect(popup.field('To')).toHaveValue('asked@send.test');
  await expect(popup.message).toHaveText('Regards');
  await popup.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Corrected meanwhile: a mail must not go to the address from before.
  await saveCustomer(page, { lastName: 'Asked', email: 'right@send.test', version }, id);
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  await expect(popup.field('To')).toHaveValue('right@send.test');
});

test('what is typed before the editor has loaded stays, in its place', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { message, letEditorCome } = await typeBeforeTheEditor(page, 'Dear friend');
  for (let at = 0; at < 'friend'.length; at++) await page.keyboard.press('ArrowLeft');
  letEditorCome();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('old ');
  await expect(message).toHaveText('Dear old friend');
});

test('a space that was typed last before the editor loaded stays an ordinary space', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { message, letEditorCome } = await typeBeforeTheEditor(page, 'Hello ');
  letEditorCome();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('there');
  await expect.poll(() => message.textContent()).toBe('Hello there');
});

test('what is typed after a control was pressed, before the editor has loaded, stays', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { message, letEditorCome } = await typeBeforeTheEditor(page, 'Hello ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('there');
  letEditorCome();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await expect(message).toHaveText('Hello there');
});

async function typeBeforeTheEditor(page: Page, text: string) {
  const editorMayCome = Promise.withResolvers<void>();
  await page.route('**/assets/rich-text-editor-*.js', async (route) => {
    await editorMayCome.promise;
    await route.continue();
  });
  await page.goto('/admin/templates');
  await page.getByRole('link', { name: 'Add email template' }).first().click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.click();
  await page.keyboard.type(text);
  return { message, letEditorCome: editorMayCome.resolve };
}
