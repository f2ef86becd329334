import type { Locator, Page } from '@playwright/test';

export class OfficeForm {
  readonly page: Page;
  readonly name: Locator;
  readonly parent: Locator;
  readonly phone: Locator;
  readonly city: Locator;
  readonly zip: Locator;
  readonly copyMonday: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('Name', { exact: true });
    this.parent = page.getByRole('combobox', { name: 'Part of' });
    this.phone = page.getByLabel('Phone');
    this.city = page.getByLabel('City');
    this.zip = page.getByLabel('ZIP code');
    this.copyMonday = page.getByRole('button', { name: 'Copy Monday’s hours to Tuesday–Friday' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.cancel = page.getByRole('button', { name: 'Cancel' });
    this.conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  }

  async openAdd(): Promise<void> {
    await this.page.goto('/admin/offices/add');
    await this.save.waitFor();
  }

  async openEdit(id: number): Promise<void> {
    await this.page.goto(`/admin/offices/${id}`);
    await this.save.waitFor();
  }

  day(name: string): Locator {
    return this.page.getByRole('checkbox', { name });
  }

  opens(day: string): Locator {
    return this.page.getByLabel(`${day} opens`);
  }

  closes(day: string): Locator {
    return this.page.getByLabel(`${day} closes`);
  }
}
