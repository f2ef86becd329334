import { expect, type Page } from '@playwright/test';
import { newColleague, newPerson, newSession } from '../src/platform/server/testing/browser-test-people.ts';
import { MARKER } from './marker.ts';

export { newColleague, newPerson };

export interface Credentials {
  email: string;
  password: string;
}

export const DEMO_PASSWORD = 'coverdesk-demo';

export const OWNER: Credentials = { email: 'owner@demo.test', password: DEMO_PASSWORD };

/** Signs the browser in without its screen and without the work that a password makes, for specs that are about something else. */
export async function signInQuietly(
  page: Page,
  { email }: { email: string; password?: string },
): Promise<void> {
  const cookie = await newSession(email, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0');
  const url = process.env.E2E_BASE_URL as string;
  await page.context().addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** Ends the session on the server without the page knowing. */
export async function endSessionBehindThePage(page: Page): Promise<void> {
  // A call that is still under way would notice the end before the person does anything.
  await page.waitForLoadState('networkidle');
  const answer = await page.request.post('/api/auth/logout', { headers: MARKER });
  expect(answer.ok()).toBe(true);
}
