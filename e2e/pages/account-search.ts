import type { Locator, Page } from '@playwright/test';

/** The typeahead of the back office in the header. */
export class AccountSearch {
  readonly field: Locator;
  readonly hits: Locator;
  readonly toggle: Locator;

  constructor(page: Page) {
    this.field = page.getByRole('combobox', { name: 'Find an account' });
    this.hits = page.getByRole('listbox', { name: 'Accounts found' }).getByRole('option');
    this.toggle = page.getByRole('button', { name: 'Search accounts' });
  }
}
