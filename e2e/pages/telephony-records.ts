import { expect, type Page } from '@playwright/test';
import { owner } from '../../src/platform/server/testing/browser-test-people.ts';
import { MARKER } from '../marker.ts';
import { type Credentials, newPerson } from '../people.ts';

/** Somebody whose agency has a telephone line, with an office where it rings. */
export async function newCaller({ isOn = true, themesId = 1 } = {}): Promise<Credentials & { name: string }> {
  const person = await newPerson({ themesId });
  await owner().query(
    `WITH who AS (
       SELECT master_id, employee_id FROM logins WHERE email = $1
     ), line AS (
       UPDATE agencies a SET telephony_sub_account = true FROM who WHERE a.master_id = who.master_id
     ), office AS (
       INSERT INTO offices (master_id, name) SELECT master_id, 'Telephone Office' FROM who RETURNING id
     )
     UPDATE employees e SET office_id = office.id, telephony_on = $2 FROM who, office
     WHERE e.master_id = who.master_id AND e.id = who.employee_id`,
    [person.email, isOn],
  );
  return person;
}

/** Places a call with the session of the page and ends it, for specs that are about something else. */
export async function callAndHangUp(page: Page, number: string): Promise<number> {
  const placed = await page.request.post('/api/telephony/calls', { data: { number }, headers: MARKER });
  expect(placed.status()).toBe(200);
  const { id } = await placed.json();
  await page.request.post(`/api/telephony/calls/${id}/hangUp`, { headers: MARKER });
  return id;
}
