import { expect, type Locator, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';

/** Saves a contact with the session of the page, for specs that are about something else. */
export async function saveContact(page: Page, body: object, id = 0): Promise<{ id: number }> {
  const answer = await page.request.post(`/api/rolodex/contacts/${id}`, { data: body, headers: MARKER });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The form of a contact in its dialog. */
export class RolodexContactForm {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly company: Locator;
  readonly phone: Locator;
  readonly email: Locator;
  readonly notes: Locator;
  readonly save: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /(Add|Edit) contact/ });
    this.name = this.dialog.getByLabel('Name');
    this.company = this.dialog.getByLabel('Company');
    this.phone = this.dialog.getByLabel('Phone', { exact: true });
    this.email = this.dialog.getByLabel('Email');
    this.notes = this.dialog.getByLabel('Notes');
    this.save = this.dialog.getByRole('button', { name: 'Save' });
    this.conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  }
}
