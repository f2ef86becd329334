import type { Locator, Page } from '@playwright/test';

export class ReceiptPage {
  readonly page: Page;
  readonly print: Locator;
  readonly void: Locator;
  readonly lines: Locator;
  readonly voidDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.print = page.getByRole('link', { name: 'Print' });
    this.void = page.getByRole('button', { name: 'Void', exact: true });
    this.lines = page.getByRole('table', { name: 'Lines' });
    this.voidDialog = page.getByRole('dialog', { name: /^Void receipt/ });
  }

  heading(number: number): Locator {
    return this.page.getByRole('heading', { level: 1, name: `Receipt ${number}`, exact: true });
  }

  async voidFor(reason: string): Promise<void> {
    await this.void.click();
    await this.voidDialog.getByLabel('Reason').fill(reason);
    await this.voidDialog.getByRole('button', { name: 'Void the receipt' }).click();
  }
}
