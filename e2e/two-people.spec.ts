import type { Browser, Page } from '@playwright/test';
import { owner } from '../src/platform/server/testing/browser-test-people.ts';
import { signInQuietly } from './people.ts';
import { withIds } from './screens.ts';
import { expect, test } from './test.ts';

const conflictOn = (page: Page) => page.getByRole('dialog', { name: 'Changed meanwhile' });

/** The same screen in the browsers of two people. */
async function openTwice(page: Page, browser: Browser, address: string): Promise<Page> {
  await signInQuietly(page, { email: 'owner@demo.test' });
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInQuietly(other, { email: 'admin@demo.test' });
  await Promise.all([page.goto(address), other.goto(address)]);
  return other;
}

test('two people edit the same stored quote: the second one sees both notes and keeps their own', async ({
  page,
  browser,
}) => {
  // The last one, so that no other test is at it.
  const sql = `SELECT max(id) AS id FROM rater_quotes WHERE master_id = 1001 AND status = 'open'`;
  const { id } = (await owner().query(sql)).rows[0];
  const other = await openTwice(page, browser, `/quote/${id}/edit`);
  await other.getByRole('textbox', { name: 'Notes' }).fill('Asked for a lower deductible.');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Calls back on Friday.');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { name: /^Quote Q-\d+$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(conflictOn(page)).toContainText('saved this record');
  await expect(conflictOn(page).getByRole('row', { name: 'Notes' })).toHaveText(
    'NotesAsked for a lower deductible.Calls back on Friday.',
  );
  await conflictOn(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { name: /^Quote Q-\d+$/ })).toBeVisible();
  await expect(page.getByText('Calls back on Friday.').first()).toBeVisible();
  await other.context().close();
});

test('two people map the same field of a form: the second one sees both facts and takes theirs', async ({
  page,
  browser,
}) => {
  const other = await openTwice(page, browser, await withIds('/forms/{forms}/map'));
  const holder = (on: Page) => on.getByRole('combobox', { name: 'Certificate holder', exact: true });
  async function choose(on: Page, fact: string): Promise<void> {
    await holder(on).fill(fact);
    await on.getByRole('option', { name: fact, exact: true }).click();
  }
  await choose(other, 'Customer: City');
  await choose(page, 'Customer: Name');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('The mapping is saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(conflictOn(page).getByRole('row', { name: 'Certificate holder' })).toHaveText(
    'Certificate holderCustomer: CityCustomer: Name',
  );
  await conflictOn(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(conflictOn(page)).toBeHidden();
  await expect(holder(page)).toHaveValue('Customer: City');
  await other.context().close();
});
