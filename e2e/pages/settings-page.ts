import type { Locator, Page } from '@playwright/test';

export class SettingsPage {
  readonly page: Page;
  readonly firstName: Locator;
  readonly phone: Locator;
  readonly save: Locator;
  readonly currentPassword: Locator;
  readonly newPassword: Locator;
  readonly repeat: Locator;
  readonly changePassword: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.firstName = page.getByLabel('First name');
    this.phone = page.getByLabel('Phone');
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.currentPassword = page.getByLabel('Current password');
    this.newPassword = page.getByLabel('New password', { exact: true });
    this.repeat = page.getByLabel('Repeat new password');
    this.changePassword = page.getByRole('button', { name: 'Change password' });
    this.conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  }

  async open(): Promise<void> {
    await this.page.goto('/settings');
    await this.firstName.waitFor();
  }

  async fillPasswords(current: string, next: string): Promise<void> {
    await this.currentPassword.fill(current);
    await this.newPassword.fill(next);
    await this.repeat.fill(next);
  }
}
