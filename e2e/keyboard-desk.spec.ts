import { CustomerPage } from './pages/customer-page.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { LeadForm } from './pages/lead-form.ts';
import { LeadPage } from './pages/lead-page.ts';
import { signInWithLeads } from './pages/lead-records.ts';
import { NotificationPanel } from './pages/notification-panel.ts';
import { PalettePanel } from './pages/palette.ts';
import { TaskForm } from './pages/task-form.ts';
import { TaskList } from './pages/task-list.ts';
import { saveTaskFor } from './pages/task-records.ts';
import { newColleague, newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const MARIA = { firstName: 'Maria', lastName: 'Johnson' };

test('by keyboard: a task of a customer is added with a type, a person and a due day', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  const person = await newPerson();
  await signInQuietly(page, person);
  await newColleague(person, { permissions: {} });
  const { id } = await saveCustomer(page, MARIA);
  const list = new TaskList(page);
  const form = new TaskForm(page);
  await list.openOf(id);
  await expect(list.empty).toBeVisible();
  await hand.enter(list.add);
  await expect(form.type).toBeFocused();
  await hand.choose(form.type, 'Call back');
  await hand.choose(page.getByRole('combobox', { name: 'Assigned to' }), /Kim/, 'Kim');
  await hand.type(form.dueDate, '11/20/2030');
  await hand.type(form.description, 'Ask about the boat');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(form.dialog).toBeHidden();
  await expect(list.rows).toContainText(['Call back']);
  await expect(list.rows).toContainText(['Kim']);
  await expect(list.rows).toContainText(['11/20/2030']);
});

test('by keyboard: a lead is added from the header, noted about, incubated and closed with a reason', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  await signInWithLeads(page);
  await page.goto('/settings');
  await hand.enter(page.getByRole('link', { name: 'Add Lead' }));
  const form = new LeadForm(page);
  await hand.type(form.firstName, 'Noa');
  await hand.type(form.lastName, 'Quill');
  await hand.type(form.phone, '3055550142');
  await page.keyboard.press('Enter');
  const lead = new LeadPage(page);
  await expect(lead.title).toHaveText('Noa Quill');
  await hand.type(lead.newNote, 'Wants a boat policy.');
  await hand.enter(page.getByRole('button', { name: 'Add note' }));
  await expect(lead.notes).toContainText(['Wants a boat policy.']);

  await hand.enter(lead.change('Incubate'));
  await hand.type(lead.dialog.getByRole('textbox', { name: 'Follow up on' }), '01/05/2090');
  await hand.enter(lead.dialog.getByRole('button', { name: 'Incubate' }));
  await expect(lead.status).toContainText('Incubate since');
  await hand.enter(lead.change('Close'));
  await hand.type(lead.dialog.getByLabel('Reason'), 'Bought elsewhere');
  await hand.enter(lead.dialog.getByRole('button', { name: 'Close lead' }));
  await expect(lead.status).toContainText('Bought elsewhere');
});

test('by keyboard: a notification is read in the panel of the bell, and what it is about is opened', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  const person = await newPerson({ liteSwitch: 3 });
  await signInQuietly(page, person);
  const colleague = await newColleague(person, { permissions: { PRallowNotification: 1 } });
  const { id } = await saveCustomer(page, MARIA);
  await saveTaskFor(page, 'Kim', { custid: id, desc: 'Send the ID cards' });
  await signInQuietly(page, colleague);
  await page.goto('/settings');
  const panel = new NotificationPanel(page);
  await expect(panel.count).toHaveText('1 unread notification');
  await hand.enter(panel.bell);
  const card = panel.card('New task for you: Document');
  await hand.space(card.getByRole('checkbox'));
  await expect(panel.count).toHaveText('No unread notifications');
  await hand.enter(card.getByRole('link', { name: /^Open task/ }), { back: true });
  await expect(page).toHaveURL(/\/task\?view=\d+/);
  await expect(page.getByRole('dialog', { name: 'View Task' })).toContainText('Send the ID cards');
});

test('by keyboard: two records of a customer are compared and merged, and Ctrl Z makes them two again', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  const kept = await saveCustomer(page, { ...MARIA, city: 'Miami' });
  const merged = await saveCustomer(page, { firstName: 'Maria', lastName: 'Jonson', city: 'Tampa' });
  await new CustomerPage(page).open(kept.id);
  await hand.menu(page.getByRole('button', { name: 'More' }), 'Merge with…');
  await hand.type(page.getByRole('searchbox', { name: 'Find by name or number' }), 'jonson');
  await hand.enter(page.getByRole('row', { name: /Maria Jonson/ }));
  const table = page.getByRole('table', { name: 'What differs' });
  await hand.to(table.getByRole('radio', { name: `Address of #${kept.id}: Miami` }));
  await hand.along(table.getByRole('radio', { name: `Address of #${merged.id}: Tampa` }), 'ArrowRight');
  await hand.enter(page.getByRole('button', { name: 'Merge', exact: true }));
  await hand.enter(
    page.getByRole('dialog', { name: 'Merge the two?' }).getByRole('button', { name: 'Merge' }),
  );
  await expect(page).toHaveURL(`/customer/${kept.id}`);
  await expect(page.getByRole('region', { name: 'Key facts' })).toContainText('Tampa');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('region', { name: 'Key facts' })).toContainText('Miami');
});

test('by keyboard: Ctrl K finds a customer and takes a payment from the page that opens', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  await saveCustomer(page, { firstName: 'Wilhelmina', lastName: 'Vandersloot' });
  await page.goto('/settings');
  // An answer of the server comes to a frame that listens to keys.
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  const palette = new PalettePanel(hand.page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.field).toBeFocused();
  await page.keyboard.type('sloot wil');
  await expect(palette.chosen()).toHaveText(/^Wilhelmina Vandersloot/);
  await page.keyboard.press('Enter');
  await expect(new CustomerPage(page).heading('Wilhelmina Vandersloot')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.chosen()).toHaveText('Take a payment from this customer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer\/\d+\/payment$/);
});
