import type { Locator, Page } from '@playwright/test';

export class TelephonyWindow {
  readonly page: Page;
  readonly number: Locator;
  readonly call: Locator;
  readonly hangUp: Locator;
  readonly power: Locator;
  readonly panel: Locator;
  readonly timer: Locator;
  readonly notes: Locator;
  readonly recent: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.number = page.getByLabel('Number to call');
    this.call = page.getByRole('button', { name: 'Call', exact: true });
    this.hangUp = page.getByRole('button', { name: 'Hang up' });
    this.power = page.getByRole('switch', { name: 'Telephony' });
    this.panel = page.getByRole('region', { name: /^Call with/ });
    this.timer = page.getByRole('timer');
    this.notes = page.getByLabel('Notes');
    this.recent = page.getByRole('region', { name: 'Recent calls' });
    this.conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/telephony${search}`);
  }

  async dial(number: string): Promise<void> {
    await this.number.fill(number);
    await this.number.press('Enter');
  }

  row(number: string): Locator {
    return this.recent.getByRole('link', { name: number });
  }
}
