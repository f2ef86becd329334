import type { Locator, Page } from '@playwright/test';

/** The search box of the header, and the screen with its results. */
export class CustomerSearch {
  readonly page: Page;
  readonly type: Locator;
  readonly text: Locator;
  readonly problem: Locator;
  readonly allResults: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly pages: Locator;
  readonly perPage: Locator;

  constructor(page: Page) {
    this.page = page;
    this.type = page.getByLabel('Search by');
    this.text = page.getByRole('search').getByRole('combobox', { name: 'Find a' });
    this.allResults = page.getByRole('option', { name: /^(All [\d,]+ results|The 1 result) for/ });
    this.problem = page.getByRole('alert');
    this.table = page.getByRole('table', { name: 'Customers' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.pages = page.getByRole('navigation', { name: 'Pages' });
    this.perPage = page.getByLabel('Rows on a page');
  }

  async open(selection: string, query: string, more = ''): Promise<void> {
    const search = new URLSearchParams({ selection, query });
    await this.page.goto(`/customer/search?${search}${more}`);
  }

  async find(type: string, query: string): Promise<void> {
    await this.type.selectOption(type);
    await this.text.fill(query);
    await this.text.press('Enter');
  }

  /** What the box suggests in one of its groups. */
  suggestions(group: string): Locator {
    return this.page.getByRole('listbox', { name: 'Suggestions' }).getByLabel(group).getByRole('option');
  }

  columnHead(name: string): Locator {
    return this.table.getByRole('columnheader', { name });
  }

  button(name: string): Locator {
    return this.pages.getByRole('button', { name, exact: true });
  }
}
