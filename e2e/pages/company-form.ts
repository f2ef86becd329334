import type { Locator, Page } from '@playwright/test';

/** The fields of a company, on the screen that adds one and on its own. */
export class CompanyForm {
  readonly page: Page;
  readonly name: Locator;
  readonly carrier: Locator;
  readonly finance: Locator;
  readonly website: Locator;
  readonly phone: Locator;
  /** The set-up of a finance company; absent for any other. */
  readonly finances: Locator;
  readonly system: Locator;
  readonly integrated: Locator;
  readonly funding: Locator;
  readonly downPayment: Locator;
  readonly designated: Locator;
  readonly gateway: Locator;
  readonly secret: Locator;
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
    this.finances = form.getByRole('region', { name: 'Premium finance' });
    this.system = this.finances.getByRole('combobox', { name: 'System' });
    this.integrated = this.finances.getByRole('checkbox', { name: 'Integrated' });
    this.funding = this.finances.getByRole('combobox', { name: 'Funding status' });
    this.downPayment = this.finances.getByLabel('Minimum down payment');
    this.designated = this.finances.getByLabel('Designated agent’s email');
    this.gateway = this.finances.getByLabel('Gateway address');
    this.secret = this.finances.getByRole('textbox', { name: 'Gateway secret' });
    this.save = form.getByRole('button', { name: 'Save' });
    this.conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  }

  async choose(field: Locator, option: string): Promise<void> {
    await field.click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async openAdd(): Promise<void> {
    await this.page.goto('/admin/companies/add');
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/admin/companies/${id}`);
  }
}
