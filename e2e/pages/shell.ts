import type { Locator, Page } from '@playwright/test';

export class Shell {
  readonly header: Locator;
  readonly navigation: Locator;
  readonly welcome: Locator;
  readonly settings: Locator;
  readonly logout: Locator;
  readonly homeTab: Locator;
  readonly officeLink: Locator;
  readonly clock: Locator;
  readonly telephony: Locator;
  readonly bell: Locator;
  readonly backOfficeSearch: Locator;

  constructor(page: Page) {
    this.header = page.getByRole('banner');
    this.navigation = page.getByRole('navigation', { name: 'Screens' });
    this.welcome = this.header.getByText('Welcome, ');
    this.settings = page.getByRole('link', { name: 'Settings' });
    this.logout = page.getByRole('button', { name: 'Logout' });
    this.homeTab = this.navigation.getByRole('link', { name: 'Home', exact: true });
    this.officeLink = page.getByRole('link', { name: 'Your office' });
    this.clock = this.header.getByRole('button', { name: /^Clock (In|Out)/ });
    this.telephony = this.header.getByRole('button', { name: /^Telephony/ });
    this.bell = this.header.getByRole('button', { name: /^Notifications/ });
    this.backOfficeSearch = this.header.getByRole('combobox', { name: /account/i });
  }

  tabs(): Promise<string[]> {
    return this.navigation.getByRole('link').allTextContents();
  }

  menuOf(tab: string): Locator {
    return this.navigation.getByRole('button', { name: `${tab} menu` });
  }
}
