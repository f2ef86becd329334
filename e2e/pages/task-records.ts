import { expect, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';

export interface SavedTask {
  id: number;
  version: number;
  touser: number;
}

/** Saves a task with the session of the page, for the office or person given, for specs that are about something else. */
export async function saveTask(page: Page, body: object, id = 0, step = ''): Promise<SavedTask> {
  const users = await page.request.get('/api/tasks/users');
  const [first] = (await users.json()).results;
  const answer = await page.request.post(`/api/tasks/${id}${step}`, {
    data: { type: 4, touser: first.value, ...body },
    headers: MARKER,
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The same for whoever has this name. */
export async function saveTaskFor(page: Page, name: string, body: object): Promise<SavedTask> {
  const users = await (await page.request.get('/api/tasks/users')).json();
  const found = users.results.find(({ description }: { description: string }) => description.includes(name));
  return saveTask(page, { ...body, touser: found.value });
}
