import type { Page } from '@playwright/test';
import { saveTemplate } from './pages/email-popup.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const BODY = '<p>Dear {{customer.name}}, see <strong>{{ policy.number }}</strong>.</p>';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const chips = (page: Page) => message(page).locator('[data-chip]');

async function stored(page: Page, id: number): Promise<string> {
  const answer = await page.request.get(`/api/templates/${id}`);
  return (await answer.json()).body;
}

async function openTemplate(page: Page, body: string): Promise<number> {
  await signInQuietly(page, await newPerson());
  const { id } = await saveTemplate(page, { kind: 'emailBlast', title: 'Greeting', subject: 'Hi', body });
  await page.goto(`/admin/templates/${id}`);
  return id;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Greeting/ })).toBeVisible();
}

/** Answers when the editor has heard of the move: the browser tells it a moment after the key. */
async function moveToStart(page: Page): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const atStart = Promise.withResolvers<void>();
    document.addEventListener('selectionchange', () => {
      if (getSelection()?.anchorOffset === 0) atStart.resolve();
    });
    return { atStart: atStart.promise };
  });
  await page.keyboard.press('Control+Home');
  await heard.evaluate(({ atStart }) => atStart);
}

test('merge fields are chips with readable names, before the editor has come and after, and are stored as before', async ({
  page,
}) => {
  const id = await openTemplate(page, BODY);
  await expect(chips(page)).toHaveText(['Customer name', 'Policy number']);
  await message(page).getByText('Dear').click();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await expect(chips(page)).toHaveText(['Customer name', 'Policy number']);
  await expectAccessible(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Regards');
  await save(page);
  expect(await stored(page, id)).toBe(BODY.replace('.</p>', '. Regards</p>'));
});

test('a chip is typed, chosen from the list, deleted, and taken along by cut and paste as one', async ({
  page,
}) => {
  const id = await openTemplate(page, '<p>Dear</p>');
  await message(page).click();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' {{customer.firstName}}');
  await expect(chips(page)).toHaveText(['Customer first name']);
  await page.keyboard.type(' {{customer.nobody}}');
  await expect(chips(page)).toHaveCount(1);
  for (let sign = 0; sign < ' {{customer.nobody}}'.length; sign++) await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(chips(page)).toHaveCount(0);
  await expect(message(page)).toHaveText('Dear ');

  const policy = page.getByRole('group', { name: 'Policy' });
  await policy.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(chips(page)).toHaveText(['Policy premium']);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+x');
  await expect(chips(page)).toHaveCount(0);
  await moveToStart(page);
  await page.keyboard.press('Control+v');
  await expect(chips(page)).toHaveText(['Policy premium']);
  await save(page);
  expect(await stored(page, id)).toMatch(/^<p>\{\{policy\.premium\}\}Dear ?<\/p>$/);
});
