import type { Locator, Page } from '@playwright/test';

export class CompanyList {
  readonly page: Page;
  readonly search: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly pages: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByLabel('Company name');
    this.table = page.getByRole('table', { name: 'Companies' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.pages = page.getByRole('navigation', { name: 'Pages' });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/companies${search}`);
  }

  async choose(filter: 'Kind' | 'Status', value: string): Promise<void> {
    await this.page.getByRole('combobox', { name: filter }).selectOption(value);
  }

  sort(column: string): Locator {
    return this.table.getByRole('columnheader', { name: column }).getByRole('button');
  }
}
