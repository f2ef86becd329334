import { expect, type Page } from '@playwright/test';
import { owner } from '../../src/platform/server/testing/browser-test-people.ts';
import { MARKER } from '../marker.ts';

/** Saves a customer with the session of the page, for specs that are about something else. */
export async function saveCustomer(
  page: Page,
  body: object,
  id = 0,
): Promise<{ id: number; version: number }> {
  const answer = await page.request.post(`/api/customer/${id}`, { data: body, headers: MARKER });
  expect(answer.status()).toBe(200);
  return answer.json();
}

const AT_ONCE = 8;

/** Several customers of one last name, numbered so that their order can be checked. */
export async function saveCustomers(page: Page, lastName: string, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, at) => `No${String(at + 1).padStart(3, '0')}`);
  while (names.length > 0) {
    const some = names.splice(0, AT_ONCE);
    await Promise.all(some.map((firstName) => saveCustomer(page, { firstName, lastName })));
  }
}

/** Settings of the agency that no screen changes yet. */
export async function configureAgency(
  email: string,
  settings: Record<string, string | boolean>,
): Promise<void> {
  const columns = Object.keys(settings).map((name, at) => `${name} = $${at + 2}`);
  await owner().query(
    `UPDATE agencies SET ${columns} WHERE master_id = (SELECT master_id FROM logins WHERE email = $1)`,
    [email, ...Object.values(settings)],
  );
}
