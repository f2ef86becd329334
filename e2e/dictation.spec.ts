import { configureAgency, saveCustomer } from './pages/customer-records.ts';
import { FakedSpeech } from './pages/faked-speech.ts';
import { TaskForm } from './pages/task-form.ts';
import { TaskList } from './pages/task-list.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a description is dictated, stopped by hand, by an error, when it is full and with its dialog', async ({
  page,
}) => {
  const person = await newPerson();
  await configureAgency(person.email, { add_ons: '{49}' });
  await signInQuietly(page, person);
  const speech = new FakedSpeech(page);
  await speech.install();
  const [list, form] = [new TaskList(page), new TaskForm(page)];
  await list.openMine('?edit=0');
  // The dialog gives the focus a moment after it is there; what is typed until then would go astray.
  await expect(form.type).toBeFocused();
  await form.description.fill('Monday:');
  await form.button('Dictate').click();
  await expect(form.button('Stop dictation')).toBeVisible();
  await speech.say('call Maria');
  await speech.say('call Maria', 'about the renewal');
  await expect(form.description).toHaveValue('Monday: call Maria about the renewal');
  await expect(form.dialog).toContainText('Characters Remaining: 964 of 1000');
  await expectAccessible(page);
  await form.button('Stop dictation').click();
  await speech.expectListening(false);
  await expect.poll(() => speech.logged.length).toBe(1);

  await form.button('Dictate').click();
  await speech.expectListening(true);
  await speech.fail('not-allowed');
  await expect(form.dialog).toContainText('The microphone is blocked here.');
  await speech.expectListening(false);
  await expect(form.description).toHaveValue('Monday: call Maria about the renewal');

  await form.button('Dictate').click();
  await speech.expectListening(true);
  await speech.say('word '.repeat(400));
  await expect(form.dialog).toContainText('The description is full.');
  expect(await form.description.inputValue()).toHaveLength(1000);

  await form.description.fill('Short again');
  await form.button('Dictate').click();
  await speech.expectListening(true);
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await speech.expectListening(false);
  await expect.poll(() => speech.logged.length).toBe(4);
});

test.describe('with a clock that the test controls', () => {
  test.use({ ownContext: true });

  test('recording auto-stops after 60 seconds, and the duration in seconds is logged', async ({ page }) => {
    const person = await newPerson();
    await configureAgency(person.email, { add_ons: '{49}' });
    await signInQuietly(page, person);
    const speech = new FakedSpeech(page);
    await speech.install();
    await page.clock.install();
    const form = new TaskForm(page);
    await page.goto('/TaskEdit');
    await expect(form.button('Dictate')).toBeEnabled();
    // From here on no second passes but those that the test lets pass.
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.button('Dictate').click();
    await expect(form.button('Stop dictation')).toBeVisible();
    await speech.expectListening(true);
    await page.clock.runFor(59_000);
    await expect(form.button('Stop dictation')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(form.button('Dictate')).toBeVisible();
    await speech.expectListening(false);
    await expect.poll(() => speech.logged).toEqual([60]);
  });
});

test('a browser without recognition grays the button and says why; without the add-on there is no button', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  const { id } = await saveCustomer(page, { lastName: 'Quiet' });
  const form = new TaskForm(page);
  await new TaskList(page).openOf(id, '&edit=0');
  await expect(form.description).toBeVisible();
  await expect(form.button('Dictate')).toHaveCount(0);
  await configureAgency(person.email, { add_ons: '{49}' });
  await page.reload();
  await expect(form.button('Dictate')).toBeDisabled();
  // The dialog would take the focus from the button, and with it the words.
  await expect(form.type).toBeFocused();
  await form.button('Dictate').focus();
  await expect(page.getByRole('tooltip')).toContainText('This browser has no speech recognition.');
});
