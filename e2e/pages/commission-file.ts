import { expect, type Locator, type Page } from '@playwright/test';

/** The detail of one commission file. */
export class CommissionFilePage {
  readonly page: Page;
  readonly lines: Locator;
  readonly rows: Locator;
  readonly totals: Locator;
  readonly adjusted: Locator;

  constructor(page: Page) {
    this.page = page;
    this.lines = page.getByRole('table', { name: 'Commission lines' });
    this.rows = this.lines.locator('tbody').getByRole('row');
    this.totals = this.lines.locator('tfoot').getByRole('row');
    this.adjusted = this.lines.getByRole('textbox', { name: /^Adjusted amount/ });
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/commissions/reconcile/${id}`);
    await expect(this.lines).toBeVisible();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  select(at: number): Locator {
    return this.rows.nth(at).getByRole('checkbox');
  }
}
