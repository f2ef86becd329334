import { readFileSync } from 'node:fs';
import { expectNoSidewaysScroll, PHONE } from './looks.ts';
import { AttachmentPanel, addFiles, saveType, textFile } from './pages/attachment-panel.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { saveTask } from './pages/task-records.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const MARIA = 104_238;
const GREYED = 'To add an attachment you must setup an attachment type';

test('files are chosen, described, uploaded, downloaded, deactivated and brought back', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveType(page);
  const { id } = await saveCustomer(page, { lastName: 'Files' });
  const panel = new AttachmentPanel(page);
  await panel.open(id);
  await expect(page.getByText('No attachments yet.')).toBeVisible();
  await panel.choose([textFile('note.txt', 'Call back'), textFile('page.html', '<html>')]);
  await expect(panel.pending.getByRole('alert')).toContainText('Only these files are accepted:');
  await panel.description('note.txt').fill('What she said');
  await expectAccessible(page);
  // Chosen files stay while the person looks at another tab of the customer.
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('tab', { name: 'Attachments' }).click();
  await panel.drop([textFile('fake.png', '<html><script>alert(1)</script></html>')]);
  await panel.upload(2).click();
  await expect(panel.row('note.txt')).toContainText('What she saidRobin Tester');
  await expect(panel.pending).toContainText('fake.png');
  await expect(panel.pending).toContainText('The content is not that of a png file.');
  await page.getByRole('button', { name: 'Remove page.html' }).click();
  await page.getByRole('button', { name: 'Remove fake.png' }).click();
  await expect(panel.pending).toBeHidden();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download note.txt' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('note.txt');
  expect(readFileSync(await download.path(), 'utf8')).toBe('Call back');

  await page.getByRole('button', { name: 'Deactivate note.txt' }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate note.txt?' });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(panel.row('note.txt')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.row('note.txt')).toBeVisible();
});

test('a file that is removed before its turn is not uploaded', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveType(page);
  const { id } = await saveCustomer(page, { lastName: 'Second thoughts' });
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/upload', async (route) => {
    sent += 1;
    await held.promise;
    await route.continue();
  });
  const panel = new AttachmentPanel(page);
  await panel.open(id);
  await panel.choose([textFile('right.txt'), textFile('wrong.txt')]);
  await panel.upload(2).click();
  await page.getByRole('button', { name: 'Remove wrong.txt' }).click();
  held.resolve();
  await expect(panel.row('right.txt')).toBeVisible();
  await expect(page.getByText('File uploaded.')).toBeVisible();
  expect(sent).toBe(1);
});

test('an upload shows its progress and continues when the person leaves its screen', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveType(page);
  const { id } = await saveCustomer(page, { lastName: 'Slow' });
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/upload', async (route) => {
    await held;
    await route.continue();
  });
  const panel = new AttachmentPanel(page);
  await panel.open(id);
  await panel.choose([textFile('slow.txt')]);
  await panel.upload(1).click();
  await expect(page.getByRole('progressbar', { name: 'Upload of slow.txt' })).toBeAttached();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  goOn();
  await expect(page.getByText('File uploaded.')).toBeVisible();
  await page.goBack();
  await expect(panel.row('slow.txt')).toBeVisible();
});

test('a list sorts and has a second page', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveType(page);
  const { id } = await saveCustomer(page, { lastName: 'Many' });
  await addFiles(
    page,
    id,
    Array.from({ length: 16 }, (_, at) => `file-${String(at).padStart(2, '0')}.txt`),
  );
  const panel = new AttachmentPanel(page);
  await panel.open(id);
  await expect(panel.rows).toHaveCount(15);
  await expect(panel.rows.first()).toContainText('file-15.txt');
  await panel.table.getByRole('button', { name: 'Filename' }).click();
  await expect(panel.rows.first()).toContainText('file-00.txt');
  await panel.pages.getByRole('button', { name: 'Next page' }).click();
  await expect(panel.rows).toHaveCount(1);
  await expect(panel.rows.first()).toContainText('file-15.txt');
});

test('without a type the button says so; an administrator sets one up and switches it off', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { lastName: 'Plain' });
  const panel = new AttachmentPanel(page);
  await panel.open(id);
  await expect(panel.browse).toBeDisabled();
  await expect(panel.zone).toContainText(GREYED);
  await panel.browse.focus();
  await expect(page.getByRole('tooltip')).toHaveText(GREYED);

  await page.goto('/admin/attachment-types');
  await page.getByRole('link', { name: 'Add attachment type' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add attachment type' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.');
  await form.getByLabel('Name').fill('Photos');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await saveType(page, 'Letters');
  await page.getByRole('link', { name: 'Photos' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit attachment type' });
  await edit.getByLabel('Name').fill('letters');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByLabel('Name')).toHaveAccessibleDescription(
    'There is already an attachment type with this name. Choose another name.',
  );
  await edit.getByLabel('Name').fill('Pictures');
  await edit.getByRole('switch', { name: 'In use' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: 'Pictures' })).toContainText('Switched off');
  await panel.open(id);
  await expect(panel.browse).toBeEnabled();
});

test('two administrators edit one type: the second is asked', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveType(page, 'Forms');
  await page.goto(`/admin/attachment-types?type=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit attachment type' });
  await form.getByLabel('Name').fill('Mine');
  await saveType(page, 'Theirs', {}, id);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Mine' })).toBeVisible();
});

test('the address opens the panel over the page of its record, and asks for a customer when it names none', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto('/attachment');
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill(String(MARIA));
  await page.getByRole('option', { name: 'Maria L. Johnson' }).click();
  await expect(page).toHaveURL(`/customer/${MARIA}?files=customer.${MARIA}.${MARIA}`);
  const dialog = page.getByRole('dialog', { name: 'Attachments of Maria L. Johnson' });
  await expect(dialog.getByRole('link', { name: 'repair-estimate.pdf', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  const answer = await page.request.get('/api/v1/attachment/uploaded-images/1200001/download');
  expect(answer.headers()['content-type']).toBe('image/png');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/customer/${MARIA}`);
  await expect(page.getByRole('heading', { name: 'Maria L. Johnson' })).toBeVisible();
});

test('a file is added to a task over its list, which counts it', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveType(page);
  const { id } = await saveCustomer(page, { firstName: 'Ann', lastName: 'Task' });
  const task = await saveTask(page, { custid: id, desc: 'Send the ID cards' });
  await page.goto(`/attachment?tableName=task&id=${task.id}&customerId=${id}`);
  await expect(page).toHaveURL(`/customer/${id}?tab=tasks&files=task.${task.id}.${id}`);
  const dialog = page.getByRole('dialog', { name: `Attachments of task ${task.id} of Ann Task` });
  const panel = new AttachmentPanel(page);
  // The dialog gives the focus a moment after it is there: Enter would close it.
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await panel.choose([textFile('card.txt')]);
  await panel.upload(1).click();
  await expect(panel.row('card.txt')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('table', { name: 'Tasks' }).locator('tbody').getByRole('row');
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('cell').last()).toHaveText('1');
  await row.getByRole('link', { name: `Add attachment to task ${task.id}` }).click();
  await expect(dialog).toBeVisible();
});
