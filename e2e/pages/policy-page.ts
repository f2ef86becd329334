import type { Locator, Page } from '@playwright/test';

/** The tab with a customer's policies, the view of one, and the dialog that cancels it. */
export class PolicyPage {
  readonly page: Page;
  readonly tab: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly renew: Locator;
  readonly edit: Locator;
  readonly cancel: Locator;
  readonly reinstate: Locator;
  readonly dialog: Locator;
  readonly producers: Locator;
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tab = page.getByRole('tab', { name: /^Policies/ });
    this.table = page.getByRole('table', { name: 'Policies' });
    // The terms, without the heads of their groups.
    this.rows = this.table.locator('tbody tr[data-stop]');
    this.renew = page.getByRole('button', { name: 'Renew' });
    this.edit = page.getByRole('link', { name: 'Edit' });
    this.cancel = page.getByRole('button', { name: 'Cancel policy' });
    this.reinstate = page.getByRole('button', { name: 'Reinstate' });
    this.dialog = page.getByRole('dialog', { name: 'Cancel policy' });
    this.producers = page.getByRole('table', { name: 'Producers' });
    this.log = page.getByRole('table', { name: 'Log' });
  }

  async openList(customerId: number, search = ''): Promise<void> {
    await this.page.goto(`/customer/${customerId}?tab=policies${search}`);
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/policy/${id}`);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** The status in the head of the view. */
  status(word: string): Locator {
    return this.page.getByRole('main').getByText(word, { exact: true }).first();
  }

  sort(column: string): Locator {
    return this.table.getByRole('button', { name: column });
  }
}
