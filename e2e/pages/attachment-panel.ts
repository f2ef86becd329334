import { expect, type Locator, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';

/** Sets a type of attachment up with the session of the page. */
export async function saveType(page: Page, name = 'Attachment', body: object = {}, id = 0) {
  const answer = await page.request.post(`/api/attachment-types/${id}`, {
    data: { name, ...body },
    headers: MARKER,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { id: number; version: number };
}

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const textFile = (name: string, content = 'Hello'): ChosenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

/** Adds files to a customer with the session of the page, for tests that are about something else. */
export async function addFiles(page: Page, customerId: number, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const answer = await page.request.post(
      `/api/v1/attachment/uploaded-images/${customerId}/customer/Attachment/${customerId}/upload`,
      { multipart: { files: textFile(name) }, headers: MARKER },
    );
    expect(answer.status()).toBe(200);
  }
}

export class AttachmentPanel {
  readonly page: Page;
  readonly browse: Locator;
  readonly zone: Locator;
  readonly pending: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly pages: Locator;

  constructor(page: Page) {
    this.page = page;
    this.browse = page.getByRole('button', { name: 'Browse' });
    this.zone = page.getByRole('group', { name: 'Add files' });
    this.pending = page.getByRole('list', { name: 'Files to upload' });
    this.table = page.getByRole('table', { name: 'Attachments' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.pages = page.getByRole('navigation', { name: 'Pages' });
  }

  async open(customerId: number): Promise<void> {
    await this.page.goto(`/customer/${customerId}?tab=attachments`);
  }

  /** By the button, as a keyboard would. */
  async choose(files: ChosenFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.browse.press('Enter');
    await (await chooser).setFiles(files);
  }

  async drop(files: ChosenFile[]): Promise<void> {
    const data = await this.page.evaluateHandle(
      (given) => {
        const transfer = new DataTransfer();
        for (const { name, content } of given) transfer.items.add(new File([content], name));
        return transfer;
      },
      files.map(({ name, buffer }) => ({ name, content: buffer.toString() })),
    );
    await this.zone.dispatchEvent('dragover', { dataTransfer: data });
    await this.zone.dispatchEvent('drop', { dataTransfer: data });
  }

  description(filename: string): Locator {
    return this.page.getByLabel(`Description of ${filename}`);
  }

  upload(count: number): Locator {
    return this.page.getByRole('button', { name: count === 1 ? 'Upload 1 file' : `Upload ${count} files` });
  }

  row(filename: string): Locator {
    return this.table.getByRole('row', { name: filename });
  }
}
