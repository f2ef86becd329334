import type { Locator, Page } from '@playwright/test';

export class Shell {
  readonly header: Locator;
  readonly settings: Locator;
  readonly logout: Locator;
  readonly homeTab: Locator;

  constructor(page: Page) {
    this.header = page.getByRole('banner');
    this.settings = page.getByRole('link', { name: 'Settings' });
    this.logout = page.getByRole('button', { name: 'Logout' });
    this.homeTab = page.getByRole('link', { name: 'Home', exact: true });
  }
}
