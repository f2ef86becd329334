import { expectGoodLook } from './looks.ts';
import { CustomerPage } from './pages/customer-page.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { callAndHangUp, newCaller } from './pages/telephony-records.ts';
import { TelephonyWindow } from './pages/telephony-window.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const WINDOW = { width: 700, height: 500 };

test('a call rings, is taken up, noted and hung up; a reload in between loses nothing', async ({ page }) => {
  await signInQuietly(page, await newCaller());
  const telephony = new TelephonyWindow(page);
  await telephony.open();
  await expect(telephony.number).toBeFocused();
  await telephony.dial('305.555.0142');
  await expect(telephony.panel.getByRole('heading', { name: '(305) 555-0142' })).toBeVisible();
  await expect(telephony.panel.getByText('Connected')).toBeVisible();
  await expect(telephony.timer).toHaveText(/^0:(0[2-9]|[1-5]\d)$/);
  await telephony.notes.fill('Wants a quote for a boat.');
  await expect(telephony.panel.getByText('Saved', { exact: true })).toBeVisible();
  await telephony.open();
  await expect(telephony.panel.getByText('Connected')).toBeVisible();
  await expect(telephony.notes).toHaveValue('Wants a quote for a boat.');
  await telephony.notes.fill('Wants a quote for a boat, and a trailer.');
  await telephony.hangUp.click();
  await expect(telephony.panel.getByText('Completed')).toBeVisible();
  await expect(telephony.row('(305) 555-0142')).toContainText('Completed');
  await expect(telephony.row('(305) 555-0142')).toContainText('and a trailer.');
  await page.reload();
  await expect(telephony.notes).toHaveValue('Wants a quote for a boat, and a trailer.');
});

test('a busy number is reported, a wrong one at its field, and a second call cannot be placed during the first', async ({
  page,
}) => {
  await signInQuietly(page, await newCaller());
  const telephony = new TelephonyWindow(page);
  await telephony.open();
  await telephony.dial('555-01');
  await expect(telephony.number).toHaveAccessibleDescription(/ten digits/);
  // It rings for 20 seconds; a busy one only for two, which are over before a slow page has looked.
  await telephony.dial('3055550198');
  await expect(telephony.panel.getByText('Ringing')).toBeVisible();
  await expect(telephony.call).toHaveAccessibleDescription('You are on a call. Hang up first.');
  await telephony.hangUp.click();
  await telephony.number.fill('3055550199');
  await telephony.call.click();
  await expect(telephony.panel.getByText('Busy')).toBeVisible();
  await expect(telephony.row('(305) 555-0199')).toContainText('Busy');
  await page.getByRole('link', { name: 'Dial again' }).click();
  await expect(telephony.number).toHaveValue('(305) 555-0199');
  await expect(telephony.number).toBeFocused();
  await telephony.call.click();
  await expect(telephony.recent.getByRole('link')).toHaveCount(3);
});

test('a number at the customer opens the window with it; switched off it says why it cannot', async ({
  page,
}) => {
  await signInQuietly(page, await newCaller({ isOn: false }));
  const { id } = await saveCustomer(page, { firstName: 'María', lastName: 'Núñez', phone: '3055550142' });
  const customer = new CustomerPage(page);
  await customer.open(id);
  const call = page.getByRole('button', { name: 'Call (305) 555-0142' });
  await expect(call).toHaveAccessibleDescription(/^Telephony is switched off\./);
  await expect(call).toHaveAttribute('aria-disabled', 'true');

  const telephony = new TelephonyWindow(page);
  await telephony.open(`?number=3055550142&customerId=${id}`);
  await expect(telephony.call).toHaveAccessibleDescription(/^Telephony is switched off\./);
  await telephony.power.press('Space');
  await expect(page.getByText('On', { exact: true })).toBeVisible();

  await customer.open(id);
  const opening = page.waitForEvent('popup');
  await call.click();
  const popup = new TelephonyWindow(await opening);
  await expect(popup.number).toHaveValue('(305) 555-0142');
  await expect(popup.page.getByText('For María Núñez')).toBeVisible();
  await popup.call.click();
  await expect(popup.panel.getByRole('link', { name: 'María Núñez' })).toBeVisible();
  await page.goto('/settings');
  await popup.panel.getByRole('link', { name: 'María Núñez' }).click();
  await expect(page).toHaveURL(`/customer/${id}`);
});

test('the header switches telephony on and off with the same call, and opens the window', async ({
  page,
}) => {
  await signInQuietly(page, await newCaller({ isOn: false }));
  await page.goto('/');
  const header = page.getByRole('banner');
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && sent.push(request.url().replace(/^.*\/api/, '')),
  );
  await header.getByRole('button', { name: 'Telephony Off' }).click();
  await header.getByRole('button', { name: 'Telephony On' }).click();
  await expect(header.getByRole('button', { name: 'Telephony Off' })).toBeEnabled();
  expect(sent).toEqual(['/telephonyTurnOnOff.php?OnOff=ON', '/telephonyTurnOnOff.php?OnOff=ON']);
  const opening = page.waitForEvent('popup');
  await header.getByRole('button', { name: 'Open the telephony window' }).click();
  await expect(new TelephonyWindow(await opening).power).not.toBeChecked();
});

test('when two windows change the notes of a past call, the second is asked', async ({ page, context }) => {
  await signInQuietly(page, await newCaller());
  const id = await callAndHangUp(page, '3055550142');
  const [mine, theirs] = [new TelephonyWindow(page), new TelephonyWindow(await context.newPage())];
  await mine.open();
  await mine.row('(305) 555-0142').click();
  await expect(page).toHaveURL(new RegExp(`call=${id}`));
  await expect(mine.notes).toBeVisible();
  await theirs.open(`?call=${id}`);
  await theirs.notes.fill('Theirs.');
  await expect(theirs.panel.getByText('Saved', { exact: true })).toBeVisible();
  await mine.notes.fill('Mine.');
  await expect(mine.conflict.getByRole('row', { name: 'Notes' })).toHaveText(/Theirs\.Mine\./);
  await mine.conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine.conflict).toBeHidden();
  await expect(mine.panel.getByText('Saved', { exact: true })).toBeVisible();
  await theirs.page.reload();
  await expect(theirs.notes).toHaveValue('Mine.');
});

test('notes that could not be saved say so, stay, and go out on the next try', async ({ page }) => {
  await signInQuietly(page, await newCaller());
  const id = await callAndHangUp(page, '3055550142');
  const telephony = new TelephonyWindow(page);
  await telephony.open(`?call=${id}`);
  await page.route('**/notes', (route) => route.abort());
  await telephony.notes.fill('Do not lose this.');
  await expect(telephony.panel.getByText('Coverdesk cannot be reached.')).toBeVisible();
  await page.unroute('**/notes');
  await telephony.panel.getByRole('button', { name: 'Try again' }).click();
  await expect(telephony.panel.getByText('Saved', { exact: true })).toBeVisible();
});

test('recent calls have pages', async ({ page }) => {
  await signInQuietly(page, await newCaller());
  for (let call = 0; call < 16; call += 1) await callAndHangUp(page, '3055550197');
  const telephony = new TelephonyWindow(page);
  await telephony.open();
  await expect(telephony.recent.getByRole('link')).toHaveCount(15);
  await telephony.recent.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(telephony.recent.getByRole('link')).toHaveCount(1);
});

test('sign-in is asked for and leads back; without an office the window says what is missing', async ({
  page,
}) => {
  await page.goto('/telephony?number=3055550142');
  await new SignInPage(page).signIn(await newCaller());
  await expect(new TelephonyWindow(page).number).toHaveValue('(305) 555-0142');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await page.context().clearCookies();
  await signInQuietly(page, await newPerson());
  await page.goto('/telephony');
  await expect(page.getByText('Your agency has no phone line yet.')).toBeVisible();
});

test('the window fits its size and a phone, in the light theme and in the dark', async ({ page }) => {
  await page.setViewportSize(WINDOW);
  await signInQuietly(page, await newCaller());
  await callAndHangUp(page, '3055550197');
  const telephony = new TelephonyWindow(page);
  await telephony.open();
  await telephony.dial('3055550142');
  await expect(telephony.panel.getByText('Connected')).toBeVisible();
  await expectGoodLook(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBe(WINDOW.height);
});
