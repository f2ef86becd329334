import { saveCustomer } from './pages/customer-records.ts';
import { NotificationPanel, sendToAll } from './pages/notification-panel.ts';
import { saveTaskFor } from './pages/task-records.ts';
import { endSessionBehindThePage, newColleague, newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const WITH_BELL = { liteSwitch: 3 };

test('what is sent arrives immediately in every browser of the receiver, and what is read here is read there', async ({
  page,
  browser,
}) => {
  const person = await newPerson(WITH_BELL);
  await signInQuietly(page, person);
  const elsewhere = await (await browser.newContext()).newPage();
  await signInQuietly(elsewhere, person);
  const [here, there] = [new NotificationPanel(page), new NotificationPanel(elsewhere)];
  for (const each of [page, elsewhere]) await each.goto('/settings');
  for (const { count } of [here, there]) await expect(count).toHaveText('No unread notifications');

  await here.open();
  await here.add.click();
  await here.title.fill('Storm warning');
  await here.message.fill('Close the shutters.');
  await here.choose('Priority', 'Urgent');
  await here.submit.click();
  await expect(page.getByText('Sent to 1 person.')).toBeVisible();
  await expect(here.card('Storm warning')).toContainText('Urgent');

  await expect(there.count).toHaveText('1 unread notification');
  await expect(elsewhere.getByRole('status').filter({ hasText: 'Storm warning' })).toContainText(
    'From Robin Tester',
  );
  await there.open();
  await there.card('Storm warning').getByRole('checkbox').click();
  await expect(here.count).toHaveText('No unread notifications');
  await elsewhere.context().close();
});

test('the panel: filters, more on demand, read and back after a refusal, removed and undone', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson(WITH_BELL));
  for (let n = 1; n <= 17; n++) await sendToAll(page, `Note ${n}`);
  await page.goto('/settings');
  const panel = new NotificationPanel(page);
  await expect(panel.count).toHaveText('17 unread notifications');
  await panel.open();
  await expect(panel.cards).toHaveCount(15);
  await panel.panel.getByRole('button', { name: 'Show more' }).click();
  await expect(panel.cards).toHaveCount(17);
  await expectAccessible(page);

  const checkbox = panel.card('Note 17').getByRole('checkbox');
  await page.route('**/toggle_read_at', (route) =>
    route.fulfill({ status: 409, json: { message: 'Not just now.' } }),
  );
  await checkbox.click();
  await expect(page.getByText('Not just now.')).toBeVisible();
  await expect(checkbox).not.toBeChecked();
  await page.unroute('**/toggle_read_at');
  await checkbox.click();
  await expect(panel.count).toHaveText('16 unread notifications');
  await panel.filter('Read').click();
  await expect(panel.cards.getByRole('heading')).toHaveText(['Note 17']);
  await page.reload();
  await expect(panel.cards.getByRole('heading')).toHaveText(['Note 17']);

  await panel.panel.getByRole('button', { name: 'Remove Note 17' }).click();
  await expect(panel.panel).toContainText('No read notifications');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.cards.getByRole('heading')).toHaveText(['Note 17']);
  await panel.panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.count).toHaveText('No unread notifications');
});

test('the form: errors at their fields, Send To by type, and nothing typed is lost by accident', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson(WITH_BELL));
  await page.goto('/settings?notifications=add');
  const panel = new NotificationPanel(page);
  await expect(panel.form.getByRole('textbox', { name: 'Send To' })).toHaveValue('Everyone in the agency');
  await panel.choose('Type', 'Employee');
  await panel.submit.click();
  await expect(panel.form).toContainText('Choose whom to send it to.');
  await expect(panel.form).toContainText('Enter a title.');
  await expectAccessible(page);
  await panel.sendTo.fill('rob');
  await page.getByRole('option', { name: 'Robin Tester' }).click();
  await panel.title.fill('For you');
  await panel.form.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Close without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await expect(panel.title).toHaveValue('For you');
  await panel.form.getByRole('button', { name: 'Reset' }).click();
  await expect(panel.title).toHaveValue('');
  await panel.form.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.panel).toContainText('No notifications');
});

test('the bell waits for the agreement, and a lost stream comes back by itself', async ({ page }) => {
  await signInQuietly(page, await newPerson({ ...WITH_BELL, agreementAccepted: false }));
  let refused = 0;
  await page.route('**/api/live?*', (route) =>
    refused++ === 0 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/settings');
  const panel = new NotificationPanel(page);
  await expect(page.getByRole('dialog', { name: 'Terms of use' })).toBeVisible();
  await expect(panel.bell).toHaveCount(0);
  expect(refused).toBe(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(panel.bell).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(1);
  await sendToAll(page, 'After the break');
  await expect(panel.count).toHaveText('1 unread notification');
  await page.setViewportSize({ width: 390, height: 844 });
  await panel.open();
  expect((await panel.panel.boundingBox())?.width).toBe(390);
});

test('a session that ends elsewhere closes the screen even of someone who is only looking on', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson(WITH_BELL));
  await page.goto('/settings');
  await expect(new NotificationPanel(page).count).toHaveText('No unread notifications');
  await endSessionBehindThePage(page);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a notification names the customer and what it asks for; following it counts as read', async ({
  page,
}) => {
  const person = await newPerson(WITH_BELL);
  await signInQuietly(page, person);
  const colleague = await newColleague(person, { permissions: { PRallowNotification: 1 } });
  const { id } = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson' });
  await saveTaskFor(page, 'Kim', { custid: id, desc: 'Send the ID cards' });
  await signInQuietly(page, colleague);
  await page.goto('/settings');
  const panel = new NotificationPanel(page);
  await panel.open();
  const card = panel.card('New task for you: Document');
  await expect(panel.panel).toContainText('Today');
  await expect(card.getByRole('link', { name: 'Maria Johnson' })).toHaveAttribute('href', `/customer/${id}`);
  await expect(card.getByRole('checkbox')).not.toBeChecked();
  await card.getByRole('link', { name: /^Open task/ }).click();
  await expect(page).toHaveURL(/\/task\?view=\d+/);
  await expect(panel.count).toHaveText('No unread notifications');
});
