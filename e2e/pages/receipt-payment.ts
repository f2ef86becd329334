import type { Locator, Page } from '@playwright/test';

/** The screen that takes a payment. */
export class ReceiptPayment {
  readonly page: Page;
  readonly tendered: Locator;
  readonly office: Locator;
  readonly total: Locator;
  readonly change: Locator;
  readonly lastFour: Locator;
  readonly checkNumber: Locator;
  readonly addFee: Locator;
  readonly take: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tendered = page.getByLabel('Amount tendered');
    this.office = page.getByLabel('Office', { exact: true });
    this.total = page.getByRole('status', { name: 'Total' });
    this.change = page.getByRole('status', { name: 'Change' });
    this.lastFour = page.getByLabel('Last four digits');
    this.checkNumber = page.getByLabel('Check number');
    this.addFee = page.getByRole('button', { name: 'Add agency fee' });
    this.take = page.getByRole('button', { name: /^Take \$/ });
  }

  async open(customerId: number, search = ''): Promise<void> {
    await this.page.goto(`/customer/${customerId}/payment${search}`);
  }

  amount(kind: string, policy: string): Locator {
    return this.page.getByLabel(`${kind} of ${policy}: paid now`);
  }

  feeAmount(place: number): Locator {
    return this.page.getByLabel(`Fee ${place}: amount`);
  }

  async payBy(method: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Paid by' }).getByText(method).click();
  }
}
