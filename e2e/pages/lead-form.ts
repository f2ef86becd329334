import type { Locator, Page } from '@playwright/test';

/** The fields of a lead, on the screen that adds one and on that which edits one. */
export class LeadForm {
  readonly page: Page;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly phone: Locator;
  readonly city: Locator;
  readonly source: Locator;
  readonly followUpOn: Locator;
  readonly save: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    const form = page.getByRole('form', { name: 'Lead' });
    this.firstName = form.getByLabel('First name');
    this.lastName = form.getByLabel('Last name');
    this.phone = form.getByLabel('Phone', { exact: true });
    this.city = form.getByLabel('City');
    this.source = form.getByRole('combobox', { name: 'Source' });
    this.followUpOn = form.getByRole('textbox', { name: 'Follow up on' });
    this.save = form.getByRole('button', { name: 'Save' });
    this.conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  }
}
