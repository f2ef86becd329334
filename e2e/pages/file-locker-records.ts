import type { Page } from '@playwright/test';
import { owner } from '../../src/platform/server/testing/browser-test-people.ts';
import { newPerson, signInQuietly } from '../people.ts';

/** An owner of an agency of level 4 with an office. */
export async function signInWithLocker(page: Page): Promise<void> {
  const person = await newPerson({ liteSwitch: 4 });
  await owner().query(
    `INSERT INTO offices (master_id, name) SELECT master_id, 'Only Office' FROM logins WHERE email = $1`,
    [person.email],
  );
  await signInQuietly(page, person);
  await page.goto('/fileLocker');
}
