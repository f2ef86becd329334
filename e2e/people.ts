import { expect, type Page } from '@playwright/test';
import { newPerson } from '../src/platform/server/testing/browser-test-server.ts';
import { MARKER } from './marker.ts';

export { newPerson };

export interface Credentials {
  email: string;
  password: string;
}

export const DEMO_PASSWORD = 'coverdesk-demo';

export const OWNER: Credentials = { email: 'owner@demo.test', password: DEMO_PASSWORD };

/** Signs the browser in without its screen, for specs that are about something else. */
export async function signInQuietly(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password }, headers: MARKER });
  expect(answer.status()).toBe(200);
}

/** Ends the session on the server without the page knowing. */
export async function endSessionBehindThePage(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/logout', { headers: MARKER });
  expect(answer.ok()).toBe(true);
}
