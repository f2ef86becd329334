import type { Locator, Page } from '@playwright/test';

/** The products on a company's screen, and the dialog that edits one. */
export class CompanyProducts {
  readonly page: Page;
  readonly table: Locator;
  readonly add: Locator;
  readonly dialog: Locator;
  readonly name: Locator;
  readonly fresh: Locator;
  readonly renewal: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Products' });
    this.add = page.getByRole('button', { name: 'Add product' });
    this.dialog = page.getByRole('dialog', { name: /(Add|Edit) product/ });
    this.name = this.dialog.getByLabel('Name');
    this.fresh = this.dialog.getByLabel('New commission');
    this.renewal = this.dialog.getByLabel('Renewal commission');
    this.save = this.dialog.getByRole('button', { name: 'Save' });
  }

  async chooseLine(line: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Line of business' }).click();
    await this.page.getByRole('option', { name: line, exact: true }).click();
  }

  row(name: string): Locator {
    return this.table.getByRole('row', { name });
  }
}
