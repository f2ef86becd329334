import type { Page } from '@playwright/test';
import { expectGoodLook } from './looks.ts';
import { signInWithLocker } from './pages/file-locker-records.ts';
import { DEMO_PASSWORD, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const textFile = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const choose = (page: Page, ...files: ReturnType<typeof textFile>[]) =>
  page.getByLabel('Files', { exact: true }).and(page.locator('input')).setInputFiles(files);

async function addFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add folder' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add folder' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add folder' }).click();
  await expect(dialog).toBeHidden();
}

test('files are uploaded, renamed, moved into a folder, found, thrown away and brought back', async ({
  page,
}) => {
  await signInWithLocker(page);
  await addFolder(page, 'Contracts');
  await choose(page, textFile('rates.txt', 'old'), textFile('notes.txt', 'Notes'));
  await expect(rowOf(page, 'rates.txt')).toBeVisible();
  await expect(rowOf(page, 'notes.txt')).toContainText('5 B');

  await page.getByRole('button', { name: 'Rename notes.txt' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename notes.txt' });
  await rename.getByLabel('Name').fill('rates.txt');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(rename.getByRole('alert')).toContainText('There is already a file or folder named rates.txt');
  await rename.getByLabel('Name').fill('Call notes.txt');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(rowOf(page, 'Call notes.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Call notes.txt')).toBeHidden();
  await page.getByRole('button', { name: 'Rename notes.txt' }).click();
  await rename.getByLabel('Name').fill('Call notes.txt');
  await rename.getByRole('button', { name: 'Rename' }).click();

  await page.getByRole('button', { name: 'Move Call notes.txt', exact: true }).click();
  const move = page.getByRole('dialog', { name: 'Move Call notes.txt', exact: true });
  await move.getByRole('button', { name: 'Contracts' }).click();
  await page.mouse.move(0, 0);
  await expectGoodLook(page);
  await move.getByRole('button', { name: 'Move here' }).click();
  await expect(move).toBeHidden();
  await expect(rowOf(page, 'Contracts')).toContainText('1 item');

  await page.getByLabel('Search the locker').fill('call');
  await expect(rowOf(page, 'Call notes.txt')).toContainText('Contracts');
  await page.getByRole('button', { name: 'Move Call notes.txt to the trash' }).click();
  await page.getByRole('button', { name: 'Move to trash', exact: true }).click();
  await expect(page.getByText('No file or folder has such a name.')).toBeVisible();
  await page.getByRole('link', { name: 'Trash (1)' }).click();
  await expect(rowOf(page, 'Call notes.txt')).toContainText('Contracts');
  await page.getByRole('button', { name: 'Restore Call notes.txt' }).click();
  await expect(page.getByText('The trash is empty.')).toBeVisible();
});

test('a file whose name is there is offered as a new version, and an old version is restored', async ({
  page,
}) => {
  await signInWithLocker(page);
  await choose(page, textFile('rates.txt', 'old'));
  await expect(rowOf(page, 'rates.txt')).toContainText('3 B');
  await choose(page, textFile('Rates.txt', 'newer'));
  await page.getByRole('button', { name: 'Upload Rates.txt as a new version' }).click();
  await expect(rowOf(page, 'rates.txt')).toContainText('2 versions');
  await page.getByRole('button', { name: 'Versions of rates.txt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions of rates.txt' });
  await expect(dialog.getByRole('button', { name: 'Restore version 1' })).toBeVisible();
  // A tooltip is outside of every landmark, and a toast that fades would be judged halfway.
  await page.mouse.move(0, 0);
  await expect(page.getByText('File uploaded.')).toHaveCount(0);
  await expectGoodLook(page);
  await dialog.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(dialog.getByRole('row').filter({ hasText: 'In force' })).toContainText('3 B');
  await page
    .getByRole('alert')
    .filter({ hasText: 'is in force' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(dialog.getByRole('row').filter({ hasText: 'In force' })).toContainText('5 B');
});

test('what somebody else adds shows up by itself', async ({ page, context }) => {
  await signInWithLocker(page);
  await expect(page.getByText('This folder is empty.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/fileLocker');
  await addFolder(other, 'From the other tab');
  await expect(rowOf(page, 'From the other tab')).toBeVisible();
});

test('the locker of the demo world has folders, versions and a bin; someone without the permission is refused', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto('/fileLocker');
  await page.getByRole('button', { name: 'Carriers', exact: true }).click();
  await page.getByRole('button', { name: 'Palm Mutual', exact: true }).click();
  await expect(rowOf(page, 'Rate sheet.pdf')).toContainText('3 versions');
  await expect(page.getByRole('navigation', { name: 'Folders' })).toContainText('Palm Mutual');
  await signInQuietly(page, { email: 'agent@demo.test', password: DEMO_PASSWORD });
  await page.goto('/fileLocker');
  await expect(page.getByText('You may not open this screen')).toBeVisible();
  expect((await page.request.get('/api/file-locker')).status()).toBe(403);
});
