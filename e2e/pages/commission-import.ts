import type { Locator, Page } from '@playwright/test';
import { saveCompany, saveProduct } from './company-records.ts';
import { saveCustomer } from './customer-records.ts';
import { savePolicy } from './policy-records.ts';

/** A carrier with a policy HO-100 of Ann Harbor, in force. */
export async function carrierWithPolicy(page: Page): Promise<{ companyId: number }> {
  const { id: companyId } = await saveCompany(page, { name: 'Harbor Mutual' });
  const product = await saveProduct(page, companyId, { name: 'Harbor Home', lineOfBusiness: 'Homeowners' });
  const { id } = await saveCustomer(page, { firstName: 'Ann', lastName: 'Harbor' });
  await savePolicy(page, id, { productId: product.id, policyNumber: 'HO-100' });
  return { companyId };
}

export class ImportPage {
  readonly page: Page;
  readonly rows: Locator;
  readonly policies: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('table', { name: 'Rows of the statement' }).locator('tbody').getByRole('row');
    this.policies = page.getByRole('table', { name: 'Policies of the customer' });
  }

  async send(company: string, filename: string, lines: readonly string[]): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Company' }).click();
    await this.page.getByRole('option', { name: company }).click();
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Browse' }).click();
    const buffer = Buffer.from(lines.join('\r\n'));
    await (await choosing).setFiles({ name: filename, mimeType: 'text/csv', buffer });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
}
