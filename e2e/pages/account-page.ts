import type { Locator, Page } from '@playwright/test';

export class AccountPage {
  readonly page: Page;
  readonly facts: Locator;
  readonly offices: Locator;
  readonly people: Locator;

  constructor(page: Page) {
    this.page = page;
    this.facts = page.getByRole('region', { name: 'Account', exact: true });
    this.offices = page.getByRole('table', { name: 'Offices' });
    this.people = page.getByRole('table', { name: 'People' });
  }

  async open(account: number): Promise<void> {
    await this.page.goto(`/admin/backoffice/view/${account}`);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
}
