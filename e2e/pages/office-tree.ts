import type { Locator, Page } from '@playwright/test';

export class OfficeTree {
  readonly page: Page;
  readonly table: Locator;
  readonly addGroup: Locator;
  readonly addOffice: Locator;
  readonly dialog: Locator;
  readonly level: Locator;
  readonly name: Locator;
  readonly parent: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Offices' });
    this.addGroup = page.getByRole('button', { name: 'Add group' });
    this.addOffice = page.getByRole('link', { name: 'Add office', exact: true });
    this.dialog = page.getByRole('dialog');
    this.level = this.dialog.getByRole('combobox', { name: 'Level' });
    this.name = this.dialog.getByLabel('Name');
    this.parent = this.dialog.getByRole('combobox', { name: 'Part of' });
    this.save = this.dialog.getByRole('button', { name: 'Save' });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/offices${search}`);
    await this.addGroup.waitFor();
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  action(name: string): Locator {
    return this.table.getByRole('button', { name, exact: true });
  }

  async choose(field: Locator, option: string): Promise<void> {
    await field.click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
