import type { Locator, Page } from '@playwright/test';

export class RolodexPage {
  readonly page: Page;
  readonly search: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly pages: Locator;
  readonly letters: Locator;
  readonly add: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByLabel('Search the rolodex');
    this.table = page.getByRole('table', { name: 'Rolodex' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.pages = page.getByRole('navigation', { name: 'Pages' });
    this.letters = page.getByRole('group', { name: 'First letter' });
    this.add = page.getByRole('link', { name: 'Add contact' }).first();
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/rolodex${search}`);
  }

  async choose(kind: 'All' | 'People' | 'Companies'): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Kind' }).getByText(kind, { exact: true }).click();
  }

  row(name: string): Locator {
    return this.table.getByRole('row', { name });
  }

  letter(letter: string): Locator {
    return this.letters.getByRole('button', { name: letter, exact: true });
  }
}
