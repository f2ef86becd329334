import type { Locator, Page } from '@playwright/test';

export class CustomerPage {
  readonly page: Page;
  readonly edit: Locator;
  readonly logTab: Locator;
  readonly log: Locator;
  readonly household: Locator;
  readonly vehicles: Locator;

  constructor(page: Page) {
    this.page = page;
    this.edit = page.getByRole('link', { name: 'Edit' });
    this.logTab = page.getByRole('tab', { name: 'Log' });
    this.log = page.getByRole('table', { name: 'Log' });
    this.household = page.getByRole('table', { name: 'Household' });
    this.vehicles = page.getByRole('table', { name: 'Vehicles' });
  }

  async open(id: number, search = ''): Promise<void> {
    await this.page.goto(`/customer/${id}${search}`);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
}
