import type { Locator, Page } from '@playwright/test';

export class SignInAgainDialog {
  readonly dialog: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly login: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    this.email = this.dialog.getByLabel('Email');
    this.password = this.dialog.getByLabel('Password', { exact: true });
    this.login = this.dialog.getByRole('button', { name: 'Login' });
  }
}
