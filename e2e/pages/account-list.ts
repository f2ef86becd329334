import type { Locator, Page } from '@playwright/test';

/** The start of the back office. */
export class AccountList {
  readonly page: Page;
  readonly search: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly pages: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByLabel('Search accounts by name or number');
    this.table = page.getByRole('table', { name: 'Accounts' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.pages = page.getByRole('navigation', { name: 'Pages' });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/backoffice${search}`);
  }

  sort(column: string): Locator {
    return this.table.getByRole('button', { name: column });
  }
}
