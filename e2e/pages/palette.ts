import type { Locator, Page } from '@playwright/test';

export class PalettePanel {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly entries: Locator;
  readonly problem: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Find anything' });
    this.field = this.dialog.getByRole('combobox');
    this.entries = this.dialog.getByRole('option');
    this.problem = this.dialog.getByRole('alert');
  }

  section(label: string): Locator {
    return this.dialog.getByRole('group', { name: label, exact: true }).getByRole('option');
  }

  chosen(): Locator {
    return this.dialog.getByRole('option', { selected: true });
  }
}
