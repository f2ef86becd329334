import type { Page } from '@playwright/test';
import { readMail } from '../src/platform/server/testing/start-smtp-mailbox.ts';
import { AttachmentPanel, saveType, textFile } from './pages/attachment-panel.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { EmailPopup } from './pages/email-popup.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { saveOffice } from './pages/office-records.ts';
import { PolicyForm } from './pages/policy-form.ts';
import { PolicyPage } from './pages/policy-page.ts';
import { dayIn, saveCarrier, savePolicy, shownDayIn } from './pages/policy-records.ts';
import { ReceiptPage } from './pages/receipt-page.ts';
import { ReceiptPayment } from './pages/receipt-payment.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const MARIA = { firstName: 'Maria', lastName: 'Johnson' };

/** A customer with a policy that ends soon. */
async function saveEndingPolicy(page: Page): Promise<number> {
  await signInQuietly(page, await newPerson());
  const { auto: productId } = await saveCarrier(page);
  const { id } = await saveCustomer(page, MARIA);
  await savePolicy(page, id, { productId, effdate: dayIn(-160), expdate: dayIn(20) });
  return id;
}

test('by keyboard: a policy is renewed from its row with another premium', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  const customer = await saveEndingPolicy(page);
  const policies = new PolicyPage(page);
  await policies.openList(customer);
  await hand.enter(page.getByRole('link', { name: 'Renew HMA-100' }));
  const form = new PolicyForm(page);
  await expect(form.effective).toHaveValue(shownDayIn(20));
  await hand.type(form.premium, '650');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Renewed', { exact: true })).toBeVisible();
  await expect(page.getByText('RWL Renewal', { exact: true })).toBeVisible();
  await hand.enter(page.getByRole('link', { name: 'Maria Johnson' }).first());
  await expect(policies.tab).toBeVisible();
  await hand.to(page.getByRole('tab', { selected: true }));
  await hand.along(policies.tab, 'ArrowRight');
  await expect(policies.rows).toContainText(['$650.00', 'In force, renewed']);
});

test('by keyboard: a payment is taken by check, and its receipt voided with a reason', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  const customer = await saveEndingPolicy(page);
  await saveOffice(page, { name: 'Harbor' });
  await page.goto(`/customer/${customer}?tab=receipts`);
  await hand.enter(page.getByRole('tabpanel').getByRole('link', { name: 'Take a payment' }));
  const payment = new ReceiptPayment(page);
  await expect(payment.amount('Premium', 'HMA-100')).toBeFocused();
  await page.keyboard.type('150.5');
  const methods = page.getByRole('radiogroup', { name: 'Paid by' });
  await hand.to(methods.getByRole('radio', { name: 'Cash' }));
  await hand.along(methods.getByRole('radio', { name: 'Check' }), 'ArrowRight');
  await hand.type(payment.checkNumber, '1042');
  await hand.select(payment.office, 'Harbor');
  await hand.enter(payment.take);
  const receipt = new ReceiptPage(page);
  await expect(receipt.heading(1)).toBeVisible();
  await expect(receipt.print).toBeFocused();
  await expect(receipt.lines.getByRole('row', { name: /^Premium .*HMA-100/ })).toContainText('$150.50');

  await hand.enter(receipt.void);
  await expect(receipt.voidDialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Wrong customer');
  await hand.enter(receipt.voidDialog.getByRole('button', { name: 'Void the receipt' }));
  await expect(page.getByText('This receipt is void')).toBeVisible();
  await expect(page.getByText('Wrong customer')).toBeVisible();
});

test('by keyboard: a mail to a customer is written in bold, sent and read again', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  const email = `zoe-${Date.now()}@keyboard.test`;
  const { id } = await saveCustomer(page, { firstName: 'Zoë', lastName: 'Mail', email });
  await page.goto(`/customer/${id}`);
  await hand.enter(page.getByRole('link', { name: 'Email', exact: true }));
  const popup = new EmailPopup(page);
  await expect(popup.field('To')).toHaveValue(email);
  await hand.type(popup.field('Subject'), 'Your new card');
  await hand.to(popup.message);
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('It is ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('here');
  await hand.enter(popup.send);
  const done = popup.popup('Message');
  await expect(done).toContainText('Email Sent');
  await expect(done.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/customer/${id}`);
  const mail = await readMail(process.env.E2E_MAILBOX as string, email);
  expect(mail.html).toContain('<p>It is <strong>here</strong></p>');

  await hand.to(page.getByRole('tab', { selected: true }));
  await hand.along(page.getByRole('tab', { name: 'Email' }), 'ArrowRight');
  await hand.enter(popup.row(/Your new card/));
  await expect(popup.popup('Your new card').getByRole('region', { name: 'Message' })).toHaveText(
    'It is here',
  );
});

test('by keyboard: a file is chosen, described and attached to a customer', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  await saveType(page);
  const { id } = await saveCustomer(page, MARIA);
  const panel = new AttachmentPanel(page);
  await page.goto(`/customer/${id}`);
  await hand.to(page.getByRole('tab', { selected: true }));
  await hand.along(page.getByRole('tab', { name: 'Attachments' }), 'ArrowRight');
  await expect(page.getByText('No attachments yet.')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await hand.enter(panel.browse);
  await (await choosing).setFiles(textFile('note.txt', 'Call back'));
  await hand.type(panel.description('note.txt'), 'What she said');
  await hand.enter(panel.upload(1));
  await expect(panel.row('note.txt')).toContainText('What she said');
});
