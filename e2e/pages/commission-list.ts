import { expect, type Locator, type Page } from '@playwright/test';

/** The list of commission files. */
export class CommissionList {
  readonly page: Page;
  readonly rows: Locator;
  readonly headings: Locator;

  constructor(page: Page) {
    this.page = page;
    const table = page.getByRole('table', { name: 'Commission files' });
    this.rows = table.locator('tbody').getByRole('row');
    this.headings = table.getByRole('columnheader');
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/commissions/reconcile${search}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Commission Filing' })).toBeVisible();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }
}
