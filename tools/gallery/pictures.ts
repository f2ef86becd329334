import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { problemsOn } from '../../e2e/axe.ts';
import { expectSettled, wear } from '../../e2e/looks.ts';
import { DEMO_PASSWORD, signInQuietly } from '../../e2e/people.ts';
import { withIds } from '../../e2e/screens.ts';
import { themeAddress } from '../../src/platform/shared/themes.ts';
import { forEachDialog } from './dialogs.ts';
import type { Look, State } from './states.ts';

export interface Picture {
  title: string;
  file: string;
  words: string;
  /** What axe finds wrong with what it shows. */
  problems: readonly object[];
}

/** How long a screen is given to show that it loads. */
const LOADING_MS = 1500;

/** All looks of one state, and of each of its dialogs; the page is loaded once. */
export async function takePictures(
  browser: Browser,
  baseURL: string,
  state: State,
  place: { folder: string; number: number },
): Promise<Picture[]> {
  const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York' });
  try {
    const page = await context.newPage();
    await open(page, state);
    const pictures = await takeLooks(page, state.title, state.looks, {
      ...place,
      isLoading: state.isLoading,
    });
    const { dialogs } = state;
    if (dialogs) {
      await wearLook(page, dialogs[0]);
      await forEachDialog(page, async (name) => {
        pictures.push(...(await takeLooks(page, `${state.title}: ${name}`, dialogs, place)));
        await wearLook(page, dialogs[0]);
      });
    }
    return pictures;
  } finally {
    await context.close();
  }
}

async function open(page: Page, { address, email, isLoading, arrange }: State): Promise<void> {
  if (email) await signInQuietly(page, { email, password: DEMO_PASSWORD });
  await arrange?.(page);
  await page.goto(await withIds(address));
  if (!isLoading) await page.waitForFunction(() => document.querySelector('main')?.textContent);
}

async function takeLooks(
  page: Page,
  title: string,
  looks: readonly Look[],
  { folder, number, isLoading }: { folder: string; number: number; isLoading?: boolean | undefined },
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const look of looks) {
    const { width, height, theme } = look;
    const words = `${width} × ${height}, ${theme.name}`;
    const file = `${String(number).padStart(3, '0')}-${fileName(`${title}, ${width}, ${theme.name}`)}.png`;
    await wearLook(page, look);
    if (isLoading) await page.waitForTimeout(LOADING_MS);
    else await expectSettled(page);
    await page.screenshot({ path: join(folder, file), ...STILL });
    pictures.push({ title, file, words, problems: isLoading ? [] : await problemsOn(page) });
  }
  return pictures;
}

async function wearLook(page: Page, { width, height, theme }: Look): Promise<void> {
  await wear(page, themeAddress(theme.id), theme.scheme);
  await page.setViewportSize({ width, height });
}

const fileName = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const STILL = { animations: 'disabled', caret: 'hide' } as const;

export async function takePicture(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  await page.setViewportSize(size);
  await expectSettled(page);
  return page.screenshot(STILL);
}
