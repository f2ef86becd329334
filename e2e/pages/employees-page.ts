import type { Locator, Page } from '@playwright/test';

/** The list of employees and the form of one of them. */
export class EmployeesPage {
  readonly page: Page;
  readonly invite: Locator;
  readonly search: Locator;
  readonly office: Locator;
  readonly state: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly jobTitle: Locator;
  readonly sendInvitation: Locator;
  readonly sendAgain: Locator;
  readonly save: Locator;
  readonly disable: Locator;
  readonly enable: Locator;

  constructor(page: Page) {
    this.page = page;
    this.invite = page.getByRole('link', { name: 'Invite employee' });
    this.search = page.getByRole('searchbox', { name: 'Search by name or email' });
    this.office = page.getByLabel('Office', { exact: true });
    this.state = page.getByLabel('Status', { exact: true });
    this.table = page.getByRole('table', { name: 'Employees' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.firstName = page.getByLabel('First name');
    this.lastName = page.getByLabel('Last name');
    this.email = page.getByLabel('Email', { exact: true });
    this.jobTitle = page.getByLabel('Job title');
    this.sendInvitation = page.getByRole('button', { name: 'Send invitation' });
    this.sendAgain = page.getByRole('button', { name: 'Send again' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.disable = page.getByRole('button', { name: 'Disable', exact: true });
    this.enable = page.getByRole('button', { name: 'Enable', exact: true });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/admin/employees${search}`);
    await this.rows.first().waitFor();
  }

  async openPerson(id: number): Promise<void> {
    await this.page.goto(`/admin/employees/${id}`);
    await this.save.waitFor();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  permission(name: string): Locator {
    return this.page.getByRole('switch', { name, exact: true });
  }

  badge(word: string): Locator {
    return this.page.getByRole('main').getByText(word, { exact: true });
  }
}
