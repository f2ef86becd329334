import { HOSTILE_HTML } from '../src/platform/server/html/test-hostile-html.ts';
import { OfficeMessagePage } from './pages/office-message-page.ts';
import {
  newOfficePerson,
  overwriteMessage,
  sendMessage,
  storeRawMessages,
} from './pages/office-message-records.ts';
import { OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a message is created, edited and deleted, in dialogs that only their buttons close', async ({
  page,
}) => {
  await signInQuietly(page, await newOfficePerson());
  const screen = new OfficeMessagePage(page);
  const { createDialog, editDialog, deleteDialog } = screen;
  await screen.open();
  await expect(page.getByRole('heading', { name: 'Create, Edit, or Delete Office Message' })).toBeVisible();
  await expect(page.getByText('No Office Messages')).toBeVisible();

  await screen.create.click();
  await expect(createDialog).toContainText('To embed a video, choose Share');
  await screen.tryToEscape();
  await createDialog.getByRole('button', { name: 'create', exact: true }).click();
  await expect(createDialog.getByLabel('Office')).toHaveAccessibleDescription('Choose an office.');
  await expect(createDialog.getByLabel('Message')).toHaveAccessibleDescription(/Enter a message\./);
  await expectAccessible(page);
  await createDialog.getByRole('combobox', { name: 'Office' }).click();
  await page.getByRole('option', { name: 'harbor office' }).click();
  await createDialog
    .getByLabel('Message')
    .fill('Watch this:\n<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>');
  await createDialog.getByRole('button', { name: 'create', exact: true }).dblclick();
  await expect(createDialog).toBeHidden();
  await expect(screen.rows).toHaveCount(1);
  await expect(screen.rows).toContainText('harbor office');
  await expect(screen.rows).toContainText('VideoWatch this:');

  await screen.rows.getByRole('link', { name: 'Edit' }).click();
  await expect(editDialog).toContainText('Harbor Office');
  await expect(editDialog.getByLabel('Message')).toHaveValue('Watch this:\nhttps://youtu.be/aqz-KE-bpKQ');
  await screen.tryToEscape();
  await editDialog.getByLabel('Message').fill('');
  await editDialog.getByRole('button', { name: 'Save' }).click();
  await expect(editDialog.getByLabel('Message')).toHaveAccessibleDescription(/Enter a message\./);
  await editDialog.getByLabel('Message').fill('We close at noon.');
  await editDialog.getByRole('button', { name: 'Save' }).click();
  await expect(editDialog).toBeHidden();
  await expect(screen.rows).toContainText('We close at noon.');

  await screen.rows.getByRole('link', { name: 'Delete' }).click();
  await expect(deleteDialog).toContainText('harbor office');
  await expect(deleteDialog).toContainText('We close at noon.');
  await screen.tryToEscape();
  await expectAccessible(page);
  await deleteDialog.getByRole('button', { name: 'No, Cancel' }).click();
  await expect(deleteDialog).toBeHidden();
  await screen.rows.getByRole('link', { name: 'Delete' }).click();
  await deleteDialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('No Office Messages')).toBeVisible();
});

test('two people edit one message: the second is asked', async ({ page }) => {
  const person = await newOfficePerson();
  await signInQuietly(page, person);
  expect(await sendMessage(page, person.officeId, 'Ours')).toBe(200);
  const screen = new OfficeMessagePage(page);
  await screen.open();
  await screen.rows.getByRole('link', { name: 'Edit' }).click();
  await screen.editDialog.getByLabel('Message').fill('Mine');
  await overwriteMessage(page, Number(new URL(page.url()).searchParams.get('message')), 'Theirs');
  await screen.editDialog.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(conflict.getByRole('row', { name: 'Message' })).toContainText('TheirsMine');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(screen.editDialog).toBeHidden();
  await expect(screen.rows).toContainText('Mine');
});

test('the list has pages and sorts both columns, in the address bar', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const screen = new OfficeMessagePage(page);
  await screen.open();
  await expect(screen.rows).toHaveCount(15);
  const head = page.getByRole('button', { name: 'Office', exact: true });
  await head.click();
  await expect(page).toHaveURL(/\?sort=office$/);
  const column = page.getByRole('columnheader', { name: 'Office', exact: true });
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  await expect(screen.rows.first()).toContainText('Airport Road Office');
  await head.click();
  await expect(page).toHaveURL(/\?sort=office&reverse=1$/);
  await expect(screen.rows.first()).toContainText('Seventh Avenue Office');
  await screen.pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(screen.rows.last()).toContainText('Airport Road Office');
});

test('hostile messages run nothing, frame nothing and load nothing, whichever way they came', async ({
  page,
  baseURL,
}) => {
  const person = await newOfficePerson();
  await signInQuietly(page, person);
  const typed = HOSTILE_HTML.filter((hostile) => !hostile.includes('\0'));
  const sent: number[] = [];
  for (const hostile of typed) sent.push(await sendMessage(page, person.officeId, hostile));
  expect(sent.filter((status) => status !== 200 && status !== 422)).toEqual([]);
  // Behind the server's back: what is shown must not depend on what was stored.
  await storeRawMessages(person.officeId, [...typed, '<p id="last">The last one</p>']);

  const abroad: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) abroad.push(request.url());
  });
  let ran = 0;
  await page.exposeFunction('pwned', () => {
    ran += 1;
  });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Office messages' });
  await card.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(card.getByText('The last one')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main *')];
    const isHandler = ({ name }: Attr) => /^on|^style$|^src|^id$/.test(name);
    const inMessages = all.filter((element) => element.closest('[data-rich-text]'));
    return {
      frames: document.querySelectorAll('iframe, frame, object, embed, portal').length,
      scripts: inMessages.filter((element) => ['SCRIPT', 'STYLE', 'IMG', 'FORM'].includes(element.tagName))
        .length,
      handlers: inMessages.flatMap((element) => [...element.attributes].filter(isHandler)).length,
      links: [...document.querySelectorAll<HTMLAnchorElement>('main a[target=_blank]')].map(
        ({ protocol }) => protocol,
      ),
    };
  });
  expect(shown).toMatchObject({ frames: 0, scripts: 0, handlers: 0 });
  expect(new Set(shown.links)).toEqual(new Set(['https:']));

  const screen = new OfficeMessagePage(page);
  await screen.open('?per_page=100');
  await expect(screen.rows).toHaveCount(100);
  await screen.rows.nth(50).getByRole('link', { name: 'Delete' }).click();
  await expect(screen.deleteDialog).toContainText('harbor office');
  await page.waitForLoadState('networkidle');
  expect({ ran, abroad }).toEqual({ ran: 0, abroad: [] });
});

test('the office’s video on the home screen asks nothing of its host before somebody presses play', async ({
  page,
  baseURL,
}) => {
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'film' }),
  );
  const person = await newOfficePerson();
  await signInQuietly(page, person);
  await sendMessage(page, person.officeId, '<ul><li>First</li></ul>\nhttps://vimeo.com/76979871');
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) abroad.push(request.url());
  });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Office messages' });
  await expect(card.getByRole('listitem')).toHaveText('First');
  const play = card.getByRole('button', { name: 'Play the video: Video of your office' });
  await expect(play).toBeVisible();
  expect(abroad).toEqual([]);
  await play.click();
  await expect(page.getByRole('dialog', { name: 'Video of your office' }).locator('iframe')).toHaveAttribute(
    'src',
    'https://player.vimeo.com/video/76979871?autoplay=1',
  );
});
