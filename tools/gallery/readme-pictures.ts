import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { wear } from '../../e2e/looks.ts';
import { DEMO_PASSWORD, signInQuietly } from '../../e2e/people.ts';
import { themeAddress, themeOf } from '../../src/platform/shared/themes.ts';
import { takePicture } from './pictures.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const PICTURES = [
  { name: 'home', address: '/', theme: 1, size: DESK },
  { name: 'customer', address: '/customer/104238', theme: 1, size: DESK },
  { name: 'tasks', address: '/task', theme: 2, size: DESK },
  { name: 'commission-file', address: '/commissions/reconcile/1500001', theme: 1, size: DESK },
  { name: 'report', address: '/reports/production', theme: 3, size: DESK },
  { name: 'phone', address: '/customer/search?selection=name&query=garcia', theme: 1, size: PHONE },
];

/** The pictures that the README shows, as small as they stay sharp. */
export async function takeReadmePictures(browser: Browser, baseURL: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await signInQuietly(page, { email: 'owner@demo.test', password: DEMO_PASSWORD });
  for (const { name, address, theme, size } of PICTURES) {
    await page.setViewportSize(size);
    await page.goto(address);
    // The frame of the page is there before its title, and the title before all that it asks for.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await wear(page, themeAddress(theme), themeOf(theme).scheme);
    const picture = await takePicture(page, size);
    await writeFile(join(folder, `${name}.webp`), await asWebp(browser, picture));
  }
  await context.close();
}

/** The browser itself is the converter. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.85);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
