import { expect, type Locator, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';

export class NotificationPanel {
  readonly bell: Locator;
  readonly count: Locator;
  readonly panel: Locator;
  readonly cards: Locator;
  readonly add: Locator;
  readonly form: Locator;
  readonly sendTo: Locator;
  readonly title: Locator;
  readonly message: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.bell = page.getByRole('banner').getByRole('button', { name: 'Notifications' });
    this.count = page.getByRole('banner').getByRole('status');
    this.panel = page.getByRole('dialog', { name: 'Notifications' });
    this.cards = this.panel.getByRole('listitem');
    this.add = this.panel.getByRole('button', { name: 'Add' });
    this.form = page.getByRole('dialog', { name: 'New Notification' });
    this.sendTo = this.form.getByRole('combobox', { name: 'Send To' });
    this.title = this.form.getByRole('textbox', { name: 'Title' });
    this.message = this.form.getByRole('textbox', { name: 'Message' });
    this.submit = this.form.getByRole('button', { name: 'Submit' });
  }

  async open(): Promise<void> {
    await this.bell.click();
    await expect(this.panel).toBeVisible();
  }

  filter(name: 'All' | 'New' | 'Read'): Locator {
    return this.panel.getByRole('radiogroup', { name: 'Show' }).getByText(name, { exact: true });
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.bell.page().getByRole('heading', { name: title, exact: true }) });
  }

  async choose(field: string, option: string): Promise<void> {
    await this.form.getByRole('combobox', { name: field }).click();
    await this.form.page().getByRole('option', { name: option, exact: true }).click();
  }
}

/** Sends to everybody of the agency with the session of the page. */
export async function sendToAll(page: Page, title: string): Promise<void> {
  const answer = await page.request.post('/api/notifications', {
    data: { type: 'Company Wide', title, message: `This is what ${title} says.` },
    headers: MARKER,
  });
  expect(answer.status()).toBe(200);
}
