import { expect, type Locator, type Page } from '@playwright/test';
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
  readonly assignDialog: Locator;
  /** Where the rows of an imported statement are. */
  readonly places: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('table', { name: 'Rows of the statement' }).locator('tbody').getByRole('row');
    this.policies = page.getByRole('table', { name: 'Policies of the customer' });
    this.assignDialog = page.getByRole('dialog', { name: 'Assign to a policy' });
    this.places = page.getByRole('region', { name: 'Where the rows are now' }).getByRole('listitem');
  }

  async send(company: string, filename: string, lines: readonly string[]): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Company' }).click();
    await this.page.getByRole('option', { name: company }).click();
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Browse' }).click();
    const buffer = Buffer.from(lines.join('\r\n'));
    await (await choosing).setFiles({ name: filename, mimeType: 'text/csv', buffer });
  }

  /** Opens the choice for a line, up to the policies of Ann Harbor. */
  async openAssign(line: Locator, policy = 'HO-100'): Promise<void> {
    await line.getByRole('button', { name: /^Assign/ }).click();
    const customer = this.assignDialog.getByRole('combobox', { name: 'Customer' });
    await customer.fill('harbor');
    await this.page.getByRole('option', { name: /Ann Harbor/ }).click();
    await expect(this.policies).toContainText(policy);
    await expect(customer).toHaveValue(/^Ann Harbor/);
  }

  /** The file of the statement's month, with what the carrier paid in. */
  async createFile(deposit: string): Promise<void> {
    await this.button('Create the file from this statement').click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Deposit amount').fill(deposit);
    await dialog.getByRole('button', { name: 'Create the file' }).click();
    await expect(this.page).toHaveURL(/\/commissions\/reconcile\/\d+/);
  }

  /** Keeps the import from reaching the server until the answer is called. */
  async holdImport(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await this.page.route('**/api/commission/imports/*/import', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
}
