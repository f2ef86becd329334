import { expect, type Page } from '@playwright/test';
import { readMail } from '../../src/platform/server/testing/start-smtp-mailbox.ts';
import { MARKER } from '../marker.ts';

/** Invites somebody with the session of the page, for specs that are about something else. */
export async function inviteEmployee(
  page: Page,
  body: { firstName: string; lastName: string; email: string } & Record<string, unknown>,
): Promise<{ id: number; version: number }> {
  const answer = await page.request.post('/api/admin/employees/0', { data: body, headers: MARKER });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The link of the newest invitation, as a path of the server under test. */
export async function mailedInvitation(email: string, count = 1): Promise<string> {
  const { text } = await readMail(process.env.E2E_MAILBOX as string, email, count);
  const link = new URL(/https?:\S+\/auth\/reset\S+/.exec(text ?? '')?.[0] ?? '');
  return link.pathname + link.search;
}
