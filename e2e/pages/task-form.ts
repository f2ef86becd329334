import type { Locator, Page } from '@playwright/test';

/** The form of a task, in its dialog or on its own page. */
export class TaskForm {
  readonly page: Page;
  readonly dialog: Locator;
  readonly customer: Locator;
  readonly lead: Locator;
  readonly type: Locator;
  readonly dueDate: Locator;
  readonly time: Locator;
  readonly slider: Locator;
  readonly description: Locator;
  readonly note: Locator;
  readonly notes: Locator;
  readonly save: Locator;
  readonly refused: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /(Add|Edit) Task/ });
    this.customer = page.getByLabel('Customer number');
    this.lead = page.getByLabel('Lead number');
    this.type = this.dialog.getByRole('combobox', { name: 'Type' });
    this.dueDate = page.getByLabel('Due date', { exact: true });
    this.time = page.getByRole('combobox', { name: 'Time' });
    this.slider = page.getByRole('slider', { name: 'Duration' });
    this.description = page.getByLabel('Description');
    this.note = page.getByLabel('New note');
    this.notes = page.getByRole('region', { name: 'Notes' });
    this.save = this.button('Save');
    this.refused = page.getByRole('dialog', { name: 'The task was not saved' });
    this.conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async choose(field: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: field }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
