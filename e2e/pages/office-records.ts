import { expect, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';

async function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(path, { data, headers: MARKER });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Saves an office with the session of the page, for specs that are about something else. */
export function saveOffice(page: Page, body: object, id = 0): Promise<{ id: number }> {
  return post(page, `/api/admin/offices/${id}`, body);
}

export function saveGroup(page: Page, body: object, id = 0): Promise<{ id: number }> {
  return post(page, `/api/admin/office-groups/${id}`, body);
}
