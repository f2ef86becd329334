import type { Page } from '@playwright/test';
import { Shell } from './pages/shell.ts';
import { saveVideo, TrainingPage } from './pages/training-page.ts';
import { DEMO_PASSWORD, newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const AGENT = { email: 'agent@demo.test', password: DEMO_PASSWORD };

/** Stands in for the video hosts and remembers what was requested from them. */
async function watchHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/player\.vimeo\.com|youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'film' });
  });
  return asked;
}

test('an agent finds a video, watches it and goes on to a related one', async ({ page }) => {
  const asked = await watchHosts(page);
  await signInQuietly(page, AGENT);
  await page.goto('/');
  await new Shell(page).navigation.getByRole('link', { name: 'Training' }).click();
  const training = new TrainingPage(page);
  await expect(training.play('Coverdesk in two minutes')).toBeVisible();
  await expect(training.rows).toHaveCount(15);
  await expect(training.rows.first()).toContainText('A lead becomes a customer');
  expect(asked).toEqual([]);

  await page.getByRole('link', { name: 'Welcome to Coverdesk' }).click();
  await expect(training.film).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE');

  await training.search.fill('first week payment');
  await expect(training.rows).toHaveCount(1);
  await training.rows.getByRole('link', { name: 'Take a payment at the counter' }).click();
  await expect(page).toHaveURL(/\/training\/\d+\?query=first/);
  await expect(training.film).toHaveAttribute('title', 'Take a payment at the counter');
  await expect(training.film).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?autoplay=1');
  await training.reset.click();
  await expect(training.search).toHaveValue('');
  await expect(training.rows).toHaveCount(15);
  await expect(training.film).toHaveAttribute('title', 'Take a payment at the counter');

  await training.related.getByRole('link', { name: 'Petty cash from clock-in to clock-out' }).click();
  await expect(training.film).toHaveAttribute('title', 'Petty cash from clock-in to clock-out');
  await page.reload();
  await expect(training.play('Petty cash from clock-in to clock-out')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/training\/\d+\?page=2/);
});

test('a tag filters the list, and what was watched is marked the next time too', async ({ page }) => {
  await watchHosts(page);
  await signInQuietly(page, await newPerson());
  const film = { video: 'https://vimeo.com/76979871' };
  await saveVideo(page, { ...film, description: 'Take a payment', tags: ['Money', 'Counter'] });
  await saveVideo(page, { ...film, description: 'Write a letter', tags: ['Office'] });
  const training = new TrainingPage(page);
  await training.open();
  await expect(training.rows).toHaveText([
    /^Not watched yet.*Take a payment/,
    /^Not watched yet.*Write a letter/,
  ]);
  await training.rows.getByRole('button', { name: 'Money' }).click();
  await expect(page).toHaveURL(/query=Money/);
  await expect(training.rows).toHaveText([/Take a payment/]);
  await expect(training.rows.getByRole('button', { name: 'Money' })).toHaveAttribute('aria-pressed', 'true');
  await training.rows.getByRole('button', { name: 'Money' }).click();
  await expect(training.rows).toHaveCount(2);
  // What is under way when the page is opened again is not remembered.
  const remembered = page.waitForResponse('**/api/training/watched/*');
  await training.rows.getByRole('link', { name: 'Take a payment' }).click();
  await expect(training.rows).toHaveText([/^In the player/, /^Not watched yet/]);
  await remembered;
  await training.open();
  await expect(training.rows).toHaveText([/^Watched/, /^Not watched yet/]);
  await expectAccessible(page);
});

test('an unknown video is reported and the default one shown; the features vary with the level', async ({
  page,
}) => {
  await signInQuietly(page, AGENT);
  const training = new TrainingPage(page);
  for (const path of ['/999999', '/none']) {
    await training.open(path);
    await expect(page.getByText('There is no such video in your library.')).toBeVisible();
    await expect(training.play('Coverdesk in two minutes')).toBeVisible();
  }
  await expect(training.features).toHaveCount(1);
  await signInQuietly(page, { email: 'owner@other.test', password: DEMO_PASSWORD });
  await training.open();
  await expect(training.features.getByRole('heading')).toHaveText([
    'Leads, rater and telephone',
    'Notifications',
    'File Locker',
    'Dictation',
  ]);
});

test('an administrator adds, edits and deletes videos and tags', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const training = new TrainingPage(page);
  await training.open();
  await page.getByRole('link', { name: 'Maintain videos' }).click();
  await page.getByRole('link', { name: 'Add video' }).first().click();
  const dialog = page.getByRole('dialog', { name: /(Add|Edit) video/ });
  await dialog.getByLabel('Link or embed code').fill('https://evil.test/film');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Link or embed code')).toHaveAccessibleDescription(
    /Paste the link or embed code/,
  );
  await dialog
    .getByLabel('Link or embed code')
    .fill('<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe>');
  await dialog.getByLabel('Description').fill('How we greet');
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('Counter');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(training.rows).toHaveText([/How we greet.*Vimeo.*Counter/]);

  await page.getByRole('link', { name: 'Edit Counter' }).click();
  const tag = page.getByRole('dialog', { name: 'Rename tag' });
  await tag.getByLabel('Tag').fill('Front desk');
  await tag.getByRole('button', { name: 'Save' }).click();
  await expect(tag).toBeHidden();
  await expect(training.rows).toHaveText([/How we greet.*Vimeo.*Front desk/]);

  await page.getByRole('button', { name: 'Delete How we greet' }).click();
  const question = page.getByRole('dialog', { name: 'Delete How we greet?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no videos yet.')).toBeVisible();
});

test('two people edit one video: the second is asked', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const film = { video: 'https://vimeo.com/76979871', description: 'Ours' };
  const { id } = await saveVideo(page, film);
  await page.goto(`/admin/training?video=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit video' });
  await dialog.getByLabel('Description').fill('Mine');
  await saveVideo(page, { ...film, description: 'Theirs' }, id);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(conflict.getByRole('row', { name: 'Description' })).toContainText('TheirsMine');
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('Theirs');
});
