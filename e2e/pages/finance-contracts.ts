import { expect, type Locator, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';
import { newPerson, signInQuietly } from '../people.ts';
import { saveCompany } from './company-records.ts';
import { saveCustomer } from './customer-records.ts';
import { dayIn, saveCarrier, savePolicy } from './policy-records.ts';

/** The tab with a customer's finance contracts, and the form that adds and edits one. */
export class FinanceContracts {
  readonly page: Page;
  readonly tab: Locator;
  readonly rows: Locator;
  readonly pages: Locator;
  readonly form: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tab = page.getByRole('tab', { name: /^Finance/ });
    this.rows = page.getByRole('table', { name: 'Finance contracts' }).locator('tbody').getByRole('row');
    this.pages = page.getByRole('navigation', { name: 'Pages' });
    this.form = page.getByRole('form', { name: 'Finance contract' });
    this.save = this.form.getByRole('button', { name: 'Save' });
  }

  async openList(customerId: number): Promise<void> {
    await this.page.goto(`/customer/${customerId}?tab=finance`);
  }

  field(name: string): Locator {
    return this.form.getByLabel(name, { exact: true });
  }

  async choose(name: string, option: string): Promise<void> {
    await this.choice(name).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  choice(name: string): Locator {
    return this.form.getByRole('combobox', { name, exact: true });
  }

  /** The row of that contract, once the list is there. */
  row(number: string): Locator {
    return this.rows.filter({ hasText: number });
  }

  /** A figure that follows from what is typed. */
  figure(name: string): Locator {
    return this.form.getByRole('status').filter({ hasText: name });
  }

  list(name: 'Active' | 'Hidden'): Locator {
    return this.page.getByRole('radiogroup', { name: 'List' }).getByText(name);
  }
}

/** A finance company, with what else its set-up says. */
export const lender = (more: object = {}) => ({
  name: 'Gulf Premium',
  isCarrier: false,
  isFinance: true,
  ...more,
});

/** Someone in an agency of their own, signed in, with a finance company and a customer. */
export async function startFinancing(page: Page, { company = {}, customer = {} } = {}) {
  await signInQuietly(page, await newPerson());
  const { id: compID } = await saveCompany(page, lender(company));
  const { id: customerID } = await saveCustomer(page, { firstName: 'Fay', lastName: 'Nance', ...customer });
  return { compID, customerID };
}

/** The policy HMA-100 of that customer, to be financed. */
export async function savePremium(page: Page, customerID: number, premium: number) {
  const { auto: productId } = await saveCarrier(page);
  const terms = { effdate: dayIn(-1), expdate: dayIn(180) };
  return { productId, ...(await savePolicy(page, customerID, { productId, ...terms, premium })) };
}

/** Adds a contract with the session of the page, for specs that are about something else. */
export async function saveContract(page: Page, body: object): Promise<{ id: number; version: number }> {
  const approved = {
    contractStatus: 'Approved',
    premium: 1200,
    downPayment: 200,
    dateFinanced: '2026-01-05',
    numberPayments: 10,
    paymentAmount: 110,
  };
  const answer = await page.request.post('/api/finance', { data: { ...approved, ...body }, headers: MARKER });
  expect(answer.status()).toBe(200);
  return answer.json();
}
