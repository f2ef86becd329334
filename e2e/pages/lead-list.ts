import type { Locator, Page } from '@playwright/test';

/** A list of leads: all of them, or those of one status. */
export class LeadList {
  readonly page: Page;
  readonly table: Locator;
  readonly rows: Locator;
  readonly pages: Locator;
  readonly screens: Locator;
  readonly assign: Locator;
  readonly assignDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table');
    this.rows = this.table.locator('tbody').getByRole('row');
    this.pages = page.getByRole('navigation', { name: 'Pages' });
    this.screens = page.getByRole('navigation', { name: 'Lead screens' });
    this.assign = page.getByRole('button', { name: 'Assign', exact: true });
    this.assignDialog = page.getByRole('dialog', { name: 'Assign' });
  }

  async open(address = '/leads'): Promise<void> {
    await this.page.goto(address);
  }

  row(name: string): Locator {
    return this.table.getByRole('row', { name });
  }

  async select(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }

  filter(label: 'Assigned to' | 'Office' | 'Source'): Locator {
    return this.page.getByRole('combobox', { name: label });
  }

  sort(column: string): Locator {
    return this.table.getByRole('columnheader', { name: column }).getByRole('button');
  }

  /** Chooses in the dialog and sends it. */
  async assignTo(person: string): Promise<void> {
    const field = this.assignDialog.getByRole('combobox', { name: 'Assign to' });
    await field.click();
    await this.page.getByRole('listbox').getByRole('option', { name: person }).click();
    await this.assignDialog.getByRole('button', { name: 'Assign', exact: true }).click();
  }
}
