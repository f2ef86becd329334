import type { Locator, Page } from '@playwright/test';

/** A list of tasks: the tab of a customer, its own page, or the person's own. */
export class TaskList {
  readonly page: Page;
  readonly table: Locator;
  readonly rows: Locator;
  readonly pages: Locator;
  readonly add: Locator;
  readonly empty: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Tasks' });
    this.rows = this.table.locator('tbody tr:not([data-above])');
    this.pages = page.getByRole('navigation', { name: 'Pages' });
    this.add = page.getByRole('button', { name: 'Add Task' });
    this.empty = page.getByText('No Tasks found');
  }

  async openOf(customerId: number, search = ''): Promise<void> {
    await this.page.goto(`/customer/${customerId}?tab=tasks${search}`);
  }

  async openMine(search = ''): Promise<void> {
    await this.page.goto(`/task${search}`);
  }

  async choose(list: 'Active' | 'Hidden'): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'List' }).getByText(list, { exact: true }).click();
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** In the row of a task that was closed a moment ago. */
  undo(text: string): Locator {
    return this.row(text).getByRole('button', { name: /^Undo closing task/ });
  }

  async press(action: 'View' | 'Edit' | 'Hide' | 'Show', text: string): Promise<void> {
    await this.row(text)
      .getByRole('button', { name: new RegExp(`^${action} task`) })
      .click();
  }
}
