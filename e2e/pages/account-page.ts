import type { Locator, Page } from '@playwright/test';

/** The home of an account and the dialogs over it. */
export class AccountPage {
  readonly page: Page;
  readonly facts: Locator;
  readonly offices: Locator;
  readonly people: Locator;
  readonly methods: Locator;
  readonly addOns: Locator;
  readonly billing: Locator;
  readonly conversions: Locator;
  readonly discounts: Locator;
  readonly history: Locator;

  constructor(page: Page) {
    this.page = page;
    this.facts = page.getByRole('region', { name: 'Account', exact: true });
    this.offices = page.getByRole('table', { name: 'Offices' });
    this.people = page.getByRole('table', { name: 'People' });
    this.methods = page.getByRole('region', { name: 'Payment methods' });
    this.addOns = page.getByRole('region', { name: 'Add-Ons' });
    this.billing = page.getByRole('region', { name: 'Billing' });
    this.conversions = page.getByRole('region', { name: 'Conversions' });
    this.discounts = page.getByRole('region', { name: 'Discounts' });
    this.history = page.getByRole('region', { name: 'History' });
  }

  async open(account: number, search = ''): Promise<void> {
    await this.page.goto(`/admin/backoffice/view/${account}${search}`);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** The error popup, which is over the dialog that it is about. */
  get error(): Locator {
    return this.dialog('Error');
  }
}
