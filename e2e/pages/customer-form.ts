import type { Locator, Page } from '@playwright/test';

export class CustomerForm {
  readonly page: Page;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly phone: Locator;
  readonly email: Locator;
  readonly dob: Locator;
  readonly zip: Locator;
  readonly memo: Locator;
  readonly addPerson: Locator;
  readonly addVehicle: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly conflict: Locator;
  readonly guard: Locator;

  constructor(page: Page) {
    this.page = page;
    const person = page.getByRole('region', { name: 'Person or business' });
    this.firstName = person.getByLabel('First name');
    this.lastName = person.getByLabel('Last name');
    this.dob = person.getByRole('textbox', { name: 'Date of birth' });
    this.phone = page.getByLabel('Phone', { exact: true });
    this.email = page.getByLabel('Email', { exact: true });
    this.zip = page.getByLabel('ZIP code');
    this.memo = page.getByLabel('Memo').getByRole('textbox');
    this.addPerson = page.getByRole('button', { name: 'Add a person' });
    this.addVehicle = page.getByRole('button', { name: 'Add a vehicle' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.cancel = page.getByRole('button', { name: 'Cancel' });
    this.conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
    this.guard = page.getByRole('dialog', { name: 'Leave without saving?' });
  }

  async openAdd(): Promise<void> {
    await this.page.goto('/customer/add');
    await this.save.waitFor();
  }

  async openEdit(id: number): Promise<void> {
    await this.page.goto(`/customer/${id}/edit`);
    await this.save.waitFor();
  }

  person(number: number): Locator {
    return this.page.getByRole('group', { name: `Person ${number}` });
  }

  vehicle(number: number): Locator {
    return this.page.getByRole('group', { name: `Vehicle ${number}` });
  }
}
