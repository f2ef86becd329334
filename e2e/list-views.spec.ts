import type { Page } from '@playwright/test';
import { expectGoodLook } from './looks.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Views of this list' });
const viewsOf = (page: Page) => panelOf(page).getByRole('listitem').getByRole('link');

async function openViews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(panelOf(page).getByRole('textbox')).toBeFocused();
}

async function saveView(page: Page, name: string): Promise<void> {
  await panelOf(page).getByRole('textbox', { name: 'Name of this view' }).fill(name);
  await panelOf(page).getByRole('button', { name: 'Save' }).click();
}

test('a list is kept under a name, opened again, and the view that is open is marked', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/rolodex?kind=people&page=1');
  await openViews(page);
  await saveView(page, 'Colleagues');
  await expect(viewsOf(page)).toHaveText(['Colleagues']);
  await expect(viewsOf(page)).toHaveAttribute('aria-current', 'true');
  await expectGoodLook(page);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeFocused();

  await page.goto('/rolodex');
  await openViews(page);
  await expect(viewsOf(page)).not.toHaveAttribute('aria-current');
  await viewsOf(page).click();
  await expect(page).toHaveURL(/\/rolodex\?kind=people$/);
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('radio', { name: 'People' })).toBeChecked();

  await page.goto('/task');
  await openViews(page);
  await expect(panelOf(page)).toContainText('keep them here under a name');
  await expect(viewsOf(page)).toHaveCount(0);
});

test('a view is renamed and deleted, and the deletion is taken back', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/rolodex?kind=companies');
  await openViews(page);
  await saveView(page, 'Carriers');
  await expect(viewsOf(page)).toHaveText(['Carriers']);
  await saveView(page, 'carriers');
  await expect(panelOf(page).getByRole('textbox')).toHaveAccessibleDescription(
    'You have a view of this name already.',
  );
  await panelOf(page).getByRole('button', { name: 'Rename the view Carriers' }).click();
  const name = panelOf(page).getByRole('textbox', { name: 'New name' });
  await name.fill('Companies');
  await name.press('Enter');
  await expect(viewsOf(page)).toHaveText(['Companies']);
  await panelOf(page).getByRole('button', { name: 'Delete the view Companies' }).click();
  await expect(viewsOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panelOf(page)).toBeHidden();
  await openViews(page);
  await expect(viewsOf(page)).toHaveText(['Companies']);
});

test('on a phone the views fit the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInQuietly(page, await newPerson());
  await page.goto('/receipts');
  await openViews(page);
  await saveView(page, 'All receipts');
  await expect(viewsOf(page)).toHaveText(['All receipts']);
  await expectGoodLook(page);
});
