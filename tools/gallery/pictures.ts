import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectSettled, wear } from '../../e2e/looks.ts';
import { DEMO_PASSWORD, newPerson, signInQuietly } from '../../e2e/people.ts';
import { SCREENS, withIds } from '../../e2e/screens.ts';
import { themeAddress, themeOf } from '../../src/platform/shared/themes.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const THEMES = [1, 2, 6].map(themeOf);

/** One thing to take pictures of: a screen as somebody sees it. */
export interface State {
  title: string;
  name: string;
  address: string;
  email: string | undefined;
}

export interface Picture {
  title: string;
  file: string;
  words: string;
}

/** Every screen with the demo world in it, and again in an agency that has nothing yet. */
export async function statesFor(only: string | undefined): Promise<State[]> {
  const wanted = SCREENS.filter(({ address }) => !only || address.includes(only));
  const { email: newcomer } = await newPerson({ liteSwitch: 4 });
  const full = wanted.map(({ address, email }) => ({ title: address, address, email }));
  const empty = wanted
    .filter(({ address, email }) => email === 'owner@demo.test' && !/\{|\d/.test(address))
    .map(({ address }) => ({ title: `${address}, nothing there yet`, address, email: newcomer }));
  const lost = { title: '/no/such/page', address: '/no/such/page', email: 'owner@demo.test' };
  const closed = { title: '/admin, without permissions', address: '/admin', email: 'agent@demo.test' };
  const states = [...full, ...empty, ...(only ? [] : [lost, closed])];
  return states.map((state, at) => ({
    ...state,
    name: `${String(at + 1).padStart(3, '0')}${nameOf(state.title)}`,
  }));
}

const nameOf = (title: string) => `-${title.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`;

/** All sizes and themes of one state; the page is loaded once. */
export async function takePictures(
  browser: Browser,
  baseURL: string,
  { title, name, address, email }: State,
  folder: string,
): Promise<Picture[]> {
  const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  if (email) await signInQuietly(page, { email, password: DEMO_PASSWORD });
  await page.goto(await withIds(address));
  await page.getByRole('main').waitFor();
  const pictures: Picture[] = [];
  for (const { id, name: theme, scheme } of THEMES) {
    await wear(page, themeAddress(id), scheme);
    for (const size of SIZES) {
      const file = `${name}-${size.width}-${theme.toLowerCase().replace(' ', '-')}.png`;
      await takePicture(page, size, join(folder, file));
      pictures.push({ title, file, words: `${size.width} × ${size.height}, ${theme}` });
    }
  }
  await context.close();
  return pictures;
}

export async function takePicture(
  page: Page,
  size: { width: number; height: number },
  path?: string,
): Promise<Buffer> {
  await page.setViewportSize(size);
  await expectSettled(page);
  return page.screenshot({ ...(path && { path }), animations: 'disabled', caret: 'hide' });
}
