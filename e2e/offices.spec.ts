import { expectGoodLook } from './looks.ts';
import { OfficeForm } from './pages/office-form.ts';
import { saveGroup, saveOffice } from './pages/office-records.ts';
import { OfficeTree } from './pages/office-tree.ts';
import { DEMO_PASSWORD, newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const demo = (name: string) => ({ email: `${name}@demo.test`, password: DEMO_PASSWORD });

test('an administrator builds a tree, moves a part of it and deletes what is empty', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const tree = new OfficeTree(page);
  await tree.open();
  await expect(page.getByText('Your agency has no offices yet.')).toBeVisible();
  await tree.addGroup.click();
  await tree.name.fill('North');
  await tree.save.click();
  await expect(tree.row('North')).toContainText('Territory');
  await saveGroup(page, { kind: 'territory', name: 'South' });
  await tree.open('?group=0');
  await expect(tree.name).toBeFocused();
  await tree.choose(tree.level, 'Region');
  await tree.choose(tree.parent, 'North');
  await tree.name.fill('Lakes');
  await tree.save.click();
  await expect(tree.row('Lakes')).toContainText('in North');
  await expect(tree.action('Delete North')).toHaveAccessibleDescription(
    '1 group is still part of it. Move it first.',
  );
  await tree.action('Edit Lakes').click();
  await expect(tree.name).toBeFocused();
  await tree.choose(tree.parent, 'South');
  await tree.save.click();
  await expect(tree.row('Lakes')).toContainText('in South');
  await tree.action('Delete North').click();
  await tree.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('North is deleted.')).toBeVisible();
  await expect(tree.row('North')).toHaveCount(0);
});

test('a name that is there already is refused at the field, and nothing typed is lost', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveGroup(page, { kind: 'territory', name: 'North' });
  const tree = new OfficeTree(page);
  await tree.open('?group=0');
  await tree.name.fill('NORTH');
  await tree.name.press('Enter');
  await expect(tree.dialog).toContainText('Another territory has this name.');
  await expect(tree.name).toBeFocused();
  await expect(tree.name).toHaveValue('NORTH');
  await page.keyboard.press('Escape');
  const guard = page.getByRole('dialog', { name: 'Close without saving?' });
  await guard.getByRole('button', { name: 'Stay' }).click();
  await expect(tree.name).toHaveValue('NORTH');
});

test('an office is added with its hours, shown on its page, closed and reopened', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id: north } = await saveGroup(page, { kind: 'territory', name: 'North' });
  const form = new OfficeForm(page);
  await page.goto(`/admin/offices/add?under=${north}`);
  await expect(form.parent).toHaveValue('North');
  await form.name.fill('Harbor Office');
  await form.phone.fill('3055550142');
  await form.day('Monday').check();
  await form.opens('Monday').fill('08:30');
  await form.closes('Monday').fill('07:00');
  await form.save.click();
  await expect(page.getByText('Enter a time after the office opens.')).toBeVisible();
  await expect(form.closes('Monday')).toBeFocused();
  await form.closes('Monday').fill('18:00');
  await form.copyMonday.click();
  await form.save.click();
  const tree = new OfficeTree(page);
  await tree.row('Harbor Office').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Office');
  await expect(page.getByRole('row', { name: 'Friday' })).toContainText('8:30 AM – 6:00 PM');
  await expect(page.getByRole('row', { name: 'Sunday' })).toContainText('Closed');
  await expect(page.getByText('(305) 555-0142', { exact: true })).toBeVisible();
  await page.goBack();
  await tree.action('Close Harbor Office').click();
  await tree.dialog.getByRole('button', { name: 'Close the office' }).click();
  await expect(tree.row('Harbor Office')).toContainText('Closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tree.row('Harbor Office')).toContainText('In use');
  await expect(tree.action('Close Harbor Office')).toBeEnabled();
});

test('two people edit the same office: the second takes theirs, and keeps their own the next time', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { id } = await saveOffice(page, { name: 'Harbor Office', city: 'Miami' });
  const form = new OfficeForm(page);
  await form.openEdit(id);
  await saveOffice(page, { name: 'Harbor Office', city: 'Tampa' }, id);
  await form.city.fill('Naples');
  await form.save.click();
  await expect(form.conflict).toContainText(`${person.name} saved this record`);
  await expect(form.conflict.getByRole('row', { name: 'City' })).toHaveText('CityTampaNaples');
  await form.conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(form.city).toHaveValue('Tampa');
  await saveOffice(page, { name: 'Harbor Office', city: 'Ocala' }, id);
  await form.city.fill('Naples');
  await form.save.click();
  await expect(form.conflict.getByRole('row', { name: 'City' })).toHaveText('CityOcalaNaples');
  await form.conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('region', { name: 'Office' })).toContainText('Naples');
});

test('Office opens the home office, where an agent reads and cannot edit', async ({ page }) => {
  await signInQuietly(page, demo('agent'));
  await page.goto('/office');
  await expect(page).toHaveURL('/office/view/12');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Office');
  await expect(page.getByText('South Florida › Miami-Dade › Downtown › Waterfront')).toBeVisible();
  await expect(page.getByRole('table', { name: 'People' })).toContainText('Alex Romero');
  await expect(page.getByRole('row', { name: 'today' })).toHaveCount(1);
  const edit = page.getByRole('button', { name: 'Edit' });
  await expect(edit).toHaveAccessibleDescription('Needs the permission "Administrator" or "Owner".');
});

test('someone who has no home office chooses one', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveOffice(page, { name: 'Harbor Office' });
  await page.goto('/office');
  await expect(page.getByText('You have no home office. Choose an office to view.')).toBeVisible();
  await page.getByRole('link', { name: 'Harbor Office' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Office');
  await expect(page.getByText('No one belongs to this office.')).toBeVisible();
});

test('the home test page shows where the person belongs, and says so when it cannot', async ({ page }) => {
  await signInQuietly(page, demo('agent'));
  await page.route('**/api/locations/region', (route) =>
    route.fulfill({ status: 404, json: { message: 'The regions cannot be read just now.' } }),
  );
  await page.goto('/home/test');
  const chosen = (label: string) => page.getByLabel(label).locator('option:checked');
  await expect(chosen('Account')).toHaveText('Demo Agency');
  await expect(chosen('Territory')).toHaveText('South Florida');
  await expect(chosen('Division')).toHaveText('Miami-Dade');
  await expect(chosen('District')).toHaveText('Waterfront');
  await expect(chosen('Office')).toHaveText('Harbor Office');
  await expect(page.getByText('The regions cannot be read just now.')).toBeVisible();
  await page.unroute('**/api/locations/region');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chosen('Region')).toHaveText('Downtown');
});

test('the dialog of a group looks good', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id: groupId } = await saveGroup(page, { kind: 'territory', name: 'Territory of the long names' });
  await saveOffice(page, { name: 'Harbor Office', groupId, city: 'Miami' });
  const tree = new OfficeTree(page);
  await tree.open(`?group=${groupId}`);
  await expect(tree.name).toBeVisible();
  await expectGoodLook(page);
});

test('the form of an office with a problem looks good', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const hours = [null, ...Array.from({ length: 6 }, () => ({ opens: '09:00', closes: '17:00' }))];
  const { id } = await saveOffice(page, { name: 'Harbor Office', hours, city: 'Miami' });
  const form = new OfficeForm(page);
  await form.openEdit(id);
  await form.zip.fill('1');
  await form.save.click();
  await expect(form.zip).toHaveAttribute('aria-invalid', 'true');
  await expectGoodLook(page);
});
