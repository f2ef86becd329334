import type { Locator, Page } from '@playwright/test';

/** The fields of a company, on the screen that adds one and on its own. */
export class CompanyForm {
  readonly page: Page;
  readonly name: Locator;
  readonly carrier: Locator;
  readonly finance: Locator;
  readonly website: Locator;
  readonly phone: Locator;
  readonly save: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    const form = page.getByRole('form', { name: 'Company' });
    this.name = form.getByLabel('Name');
    this.carrier = form.getByRole('checkbox', { name: 'Carrier' });
    this.finance = form.getByRole('checkbox', { name: 'Finance company' });
    this.website = form.getByLabel('Website');
    this.phone = form.getByLabel('Phone');
    this.save = form.getByRole('button', { name: 'Save' });
    this.conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  }

  async openAdd(): Promise<void> {
    await this.page.goto('/admin/companies/add');
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/admin/companies/${id}`);
  }
}
