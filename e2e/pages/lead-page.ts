import { expect, type Locator, type Page } from '@playwright/test';

/** The screen of one lead. */
export class LeadPage {
  readonly page: Page;
  readonly title: Locator;
  readonly status: Locator;
  readonly notes: Locator;
  readonly newNote: Locator;
  readonly convert: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.status = page.getByRole('region', { name: 'Status' });
    this.notes = page.getByRole('list', { name: 'Notes, newest first' }).getByRole('listitem');
    this.newNote = page.getByLabel('New note');
    this.convert = page.getByRole('button', { name: 'Convert to customer' });
    this.dialog = page.getByRole('dialog');
  }

  async open(id: number, search = ''): Promise<void> {
    await this.page.goto(`/lead/${id}${search}`);
  }

  /** A button that changes the status. */
  change(label: string): Locator {
    return this.status.getByRole('button', { name: label, exact: true });
  }

  async note(text: string): Promise<void> {
    await this.newNote.fill(text);
    await this.page.getByRole('button', { name: 'Add note' }).click();
    await this.notes.filter({ hasText: text }).waitFor();
    await expect(this.newNote).toHaveValue('');
  }
}
