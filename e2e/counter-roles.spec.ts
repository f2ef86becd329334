import { MARKER } from './marker.ts';
import { CustomerForm } from './pages/customer-form.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { saveOffice } from './pages/office-records.ts';
import { PolicyForm } from './pages/policy-form.ts';
import { saveCarrier } from './pages/policy-records.ts';
import { ReceiptPage } from './pages/receipt-page.ts';
import { ReceiptPayment } from './pages/receipt-payment.ts';
import { TaskForm } from './pages/task-form.ts';
import { TaskList } from './pages/task-list.ts';
import { saveTask } from './pages/task-records.ts';
import { newColleague, newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const AGENT = { PROfficeTab: 1, PRRolodexTab: 1, PRoverrideOpenTaskChanges: 1 } as const;

test('an agent serves a customer from the name to the receipt, and may neither void it nor re-assign the policy', async ({
  page,
}) => {
  const boss = await newPerson();
  await signInQuietly(page, boss);
  await saveOffice(page, { name: 'Harbor' });
  await saveCarrier(page);
  await signInQuietly(page, await newColleague(boss, { permissions: AGENT }));

  await page.goto('/customer/add');
  const customer = new CustomerForm(page);
  await customer.firstName.fill('Noa');
  await customer.lastName.fill('Quill');
  await customer.save.click();
  await page.getByRole('link', { name: 'Add policy' }).click();
  const policy = new PolicyForm(page);
  await policy.choose('Company', 'Harbor Mutual');
  await policy.choose('Product', 'Harbor Auto');
  await policy.number.fill('HMA-2001');
  await policy.premium.fill('480');
  await policy.save.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HMA-2001');
  const move = page.getByRole('button', { name: 'Re-assign' });
  await expect(move).toHaveAccessibleDescription('Needs the permission "Re-assign policies".');

  await page.getByRole('link', { name: 'Take a payment, $480.00' }).click();
  const payment = new ReceiptPayment(page);
  await payment.office.selectOption('Harbor');
  await payment.tendered.fill('480');
  await payment.take.click();
  const receipt = new ReceiptPage(page);
  await expect(receipt.heading(1)).toBeVisible();
  await expect(receipt.void).toHaveAttribute('aria-disabled', 'true');
  await expect(receipt.void).toHaveAccessibleDescription('Needs the permission "Void receipts".');
  const [id] = /\d+$/.exec(new URL(page.url()).pathname) ?? [];
  const refused = await page.request.post(`/api/receipt/${id}/void`, {
    data: { reason: 'Paid twice' },
    headers: { ...MARKER, 'idempotency-key': 'agent-voids' },
  });
  expect(refused.status()).toBe(403);
});

test("an agent closes a colleague's open task and may not change a closed one", async ({ page }) => {
  const boss = await newPerson();
  await signInQuietly(page, boss);
  const { id: custid } = await saveCustomer(page, { firstName: 'Fay', lastName: 'Nance' });
  await saveTask(page, { custid, desc: 'Call the carrier', duedate: '2026-01-02' });
  await signInQuietly(page, await newColleague(boss, { permissions: AGENT }));
  const list = new TaskList(page);
  await list.openOf(custid);
  await expect(page.getByRole('tab', { name: 'Tasks' })).toContainText('1');
  await list.row('Call the carrier').focus();
  await page.keyboard.press('c');
  await page.keyboard.type('done by phone');
  await page.keyboard.press('Control+Enter');
  // The tab counts open ones; the row stays, closed.
  await expect(page.getByRole('tab', { name: 'Tasks' })).toContainText('0');
  await expect(list.row('Call the carrier')).toContainText('Closed');
  await expect(
    list.row('Call the carrier').getByRole('button', { name: /^Hide task/ }),
  ).toHaveAccessibleDescription(/^The task is closed\. Needs the permission/);
});

test('a trainee accepts the agreement, adds a task, and is told why they may not close or change one', async ({
  page,
}) => {
  const boss = await newPerson();
  const trainee = await newColleague(boss, { permissions: {}, agreementAccepted: false });
  await signInQuietly(page, trainee);
  await page.goto('/task');
  const agreement = page.getByRole('dialog', { name: 'Terms of use' });
  await agreement.getByRole('button', { name: 'Accept' }).click();
  await expect(agreement).toBeHidden();

  const list = new TaskList(page);
  await list.add.first().click();
  const form = new TaskForm(page);
  await expect(form.dialog.getByRole('combobox', { name: 'Type' })).toBeFocused();
  await form.description.fill('Learn the counter');
  await form.save.click();
  const row = list.row('Learn the counter');
  await expect(row).toBeVisible();
  const why = /^Needs the permission "Everyone’s open tasks" or /;
  await expect(row.getByRole('button', { name: /^Close task/ })).toHaveAccessibleDescription(why);
  await row.focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
  await expect(page.getByLabel('Note', { exact: true })).toHaveCount(0);
  const [task] = (await (await page.request.get('/api/tasks')).json()).tasks;
  const refused = await page.request.post(`/api/tasks/${task.id}/close`, { data: task, headers: MARKER });
  expect(refused.status()).toBe(403);
  await page.goto('/admin/change-log');
  await expect(page.getByText('You may not open this screen')).toBeVisible();
});
