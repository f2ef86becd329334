import type { Locator, Page } from '@playwright/test';
import type { Credentials } from '../people.ts';

export class SignInPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly login: Locator;
  readonly problem: Locator;
  readonly heading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel('Email');
    this.password = page.getByLabel('Password', { exact: true });
    this.login = page.getByRole('button', { name: 'Login', exact: true });
    this.problem = page.getByRole('alert');
    this.heading = page.getByRole('heading', { name: 'Sign in', exact: true });
  }

  async open(returnUrl?: string): Promise<void> {
    const search = returnUrl ? `?returnUrl=${encodeURIComponent(returnUrl)}` : '';
    await this.page.goto(`/auth/login${search}`);
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.login.click();
  }

  demoAccount(email: string): Locator {
    return this.page.getByRole('button', { name: email });
  }
}
