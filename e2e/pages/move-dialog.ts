import type { Locator, Page } from '@playwright/test';

/** The dialog Policy Re-Assignment. */
export class MoveDialog {
  readonly dialog: Locator;
  readonly rows: Locator;
  readonly customerId: Locator;
  readonly otherTerms: Locator;
  readonly proceed: Locator;
  readonly cancel: Locator;
  readonly popup: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Policy Re-Assignment' });
    this.rows = this.dialog.getByRole('table').locator('tbody').getByRole('row');
    this.customerId = this.dialog.getByRole('textbox', { name: 'Enter a Customer ID' });
    this.otherTerms = this.dialog.getByRole('checkbox', { name: /^Move the other terms/ });
    this.proceed = this.dialog.getByRole('button', { name: 'Proceed' });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' });
    this.popup = page.getByRole('dialog', { name: 'Error' });
  }
}
