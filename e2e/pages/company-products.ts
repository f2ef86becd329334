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
  readonly lenders: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Products' });
    this.add = page.getByRole('button', { name: 'Add product' });
    this.dialog = page.getByRole('dialog', { name: /(Add|Edit) product/ });
    this.name = this.dialog.getByLabel('Name');
    this.fresh = this.dialog.getByLabel('New commission');
    this.renewal = this.dialog.getByLabel('Renewal commission');
    this.lenders = this.dialog.getByRole('combobox', { name: 'Finance companies' });
    this.save = this.dialog.getByRole('button', { name: 'Save' });
  }

  async chooseLine(line: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Line of business' }).click();
    await this.page.getByRole('option', { name: line, exact: true }).click();
  }

  async nameLender(name: string): Promise<void> {
    await this.lenders.fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
    // The list stays open for the next one, over the buttons.
    await this.lenders.press('Tab');
  }

  row(name: string): Locator {
    return this.table.getByRole('row', { name });
  }
}
