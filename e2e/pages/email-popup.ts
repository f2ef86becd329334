import { expect, type Locator, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';

/** Saves a template with the session of the page, for specs that are about something else. */
export async function saveTemplate(page: Page, body: object): Promise<{ id: number }> {
  const answer = await page.request.post('/api/templates/0', { data: body, headers: MARKER });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The send-email popup. */
export class EmailPopup {
  readonly page: Page;
  readonly dialog: Locator;
  readonly message: Locator;
  readonly send: Locator;
  readonly sent: Locator;
  /** The files that go along. */
  readonly attached: Locator;
  /** The choice among the files that are stored at the customer. */
  readonly picker: Locator;
  readonly storedRows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^Email/ });
    this.message = this.dialog.getByRole('textbox', { name: 'Message' });
    this.send = this.dialog.getByRole('button', { name: 'Send' });
    this.sent = page.getByRole('table', { name: 'Sent email' });
    this.attached = this.dialog.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
    this.picker = page.getByRole('dialog', { name: /^Attach from/ });
    this.storedRows = this.picker.locator('tbody').getByRole('row');
  }

  /** Waits until the popup has filled in what it knows. */
  async open(query: string): Promise<void> {
    await this.page.goto(`/email?${query}`);
    await expect(this.send).toBeEnabled();
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async choose(label: string, option: string | RegExp): Promise<void> {
    await this.field(label).click();
    await this.page.getByRole('option', { name: option }).click();
  }

  /** The popup over the popup. */
  popup(title: string): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true });
  }

  async openStored(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Stored files' }).click();
    await expect(this.storedRows.first()).toBeVisible();
  }

  /** A stored file among those that can be chosen. */
  stored(filename: string): Locator {
    return this.picker.getByRole('checkbox', { name: filename });
  }

  async drop(files: { name: string; content: string }[]): Promise<void> {
    const data = await this.page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      for (const { name, content } of given) transfer.items.add(new File([content], name));
      return transfer;
    }, files);
    const zone = this.dialog.getByRole('group', { name: 'Attachments' });
    await zone.dispatchEvent('dragover', { dataTransfer: data });
    await zone.dispatchEvent('drop', { dataTransfer: data });
  }

  row(name: string | RegExp): Locator {
    return this.sent.getByRole('row', { name });
  }
}
