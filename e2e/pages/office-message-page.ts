import type { Locator, Page } from '@playwright/test';

export class OfficeMessagePage {
  readonly page: Page;
  readonly rows: Locator;
  readonly pages: Locator;
  readonly create: Locator;
  readonly createDialog: Locator;
  readonly editDialog: Locator;
  readonly deleteDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('table', { name: 'Office messages' }).locator('tbody').getByRole('row');
    this.pages = page.getByRole('navigation', { name: 'Pages' });
    this.create = page.getByRole('link', { name: 'Create' }).first();
    this.createDialog = page.getByRole('dialog', { name: 'Create - Office Message' });
    this.editDialog = page.getByRole('dialog', { name: 'Edit - Office Message' });
    this.deleteDialog = page.getByRole('dialog', { name: 'Delete Office Message ?' });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/office/message${search}`);
  }

  /** Clicks outside the dialog and presses Escape, neither of which may close it. */
  async tryToEscape(): Promise<void> {
    await this.page.mouse.click(5, 400);
    await this.page.keyboard.press('Escape');
  }
}
