import { expect, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';
import { type Credentials, newPerson, signInQuietly } from '../people.ts';
import { configureAgency } from './customer-records.ts';

interface SavedLead {
  id: number;
  version: number;
}

async function post(page: Page, path: string, data: object): Promise<SavedLead> {
  const answer = await page.request.post(`/api/lead/${path}`, { data, headers: MARKER });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Saves a lead with the session of the page, for specs that are about something else. */
export function saveLead(page: Page, body: object, id = 0): Promise<SavedLead> {
  return post(page, String(id), body);
}

export function changeStatus(page: Page, id: number, body: object): Promise<SavedLead> {
  return post(page, `${id}/status`, body);
}

/** Signs in the owner of a new agency that receives leads. */
export async function signInWithLeads(page: Page, options: { themesId?: number } = {}): Promise<Credentials> {
  const person = await newPerson(options);
  await configureAgency(person.email, { is_receive_leads: true });
  await signInQuietly(page, person);
  return person;
}
