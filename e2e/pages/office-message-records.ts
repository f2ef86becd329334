import { expect, type Page } from '@playwright/test';
import { owner } from '../../src/platform/server/testing/browser-test-people.ts';
import { MARKER } from '../marker.ts';
import { type Credentials, newPerson } from '../people.ts';

export interface OfficePerson extends Credentials {
  name: string;
  officeId: number;
}

/** The owner of a fresh agency, at home in its one office. */
export async function newOfficePerson(): Promise<OfficePerson> {
  const person = await newPerson();
  const { rows } = await owner().query(
    `WITH who AS (
       SELECT master_id, employee_id FROM logins WHERE email = $1
     ), office AS (
       INSERT INTO offices (master_id, name) SELECT master_id, 'harbor office' FROM who RETURNING id
     )
     UPDATE employees e SET office_id = office.id FROM who, office
     WHERE e.master_id = who.master_id AND e.id = who.employee_id RETURNING office.id`,
    [person.email],
  );
  return { ...person, officeId: Number(rows[0].id) };
}

/** Puts messages into the table as they are, past everything that the server would do with them. */
export async function storeRawMessages(officeId: number, messages: readonly string[]): Promise<void> {
  await owner().query(
    `INSERT INTO office_messages (master_id, office_id, message)
     SELECT o.master_id, o.id, unnest($2::text[]) FROM offices o WHERE o.id = $1`,
    [officeId, messages],
  );
}

/** Sends a message with the session of the page and answers the status. */
export async function sendMessage(page: Page, officeId: number, message: string): Promise<number> {
  const data = { officeId, message };
  return (await page.request.post('/api/v1/office-message', { data, headers: MARKER })).status();
}

/** Saves another text over a message, as a colleague would. */
export async function overwriteMessage(page: Page, id: number, message: string): Promise<void> {
  const answer = await page.request.post(`/api/v1/office-message/${id}`, {
    data: { message },
    headers: MARKER,
  });
  expect(answer.status()).toBe(200);
}
