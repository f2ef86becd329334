import { expect, type Locator, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';
import { saveCompany } from './company-records.ts';
import { saveCustomer } from './customer-records.ts';
import { saveOffice } from './office-records.ts';
import { dayIn, saveCarrier, savePolicy } from './policy-records.ts';

/** The dialogs from a quote to its contract, over whatever page is open. */
export class QuoteFlow {
  readonly page: Page;
  readonly company: Locator;
  readonly request: Locator;
  readonly selection: Locator;
  readonly options: Locator;
  readonly generate: Locator;
  readonly agreement: Locator;
  readonly endorsement: Locator;

  constructor(page: Page) {
    this.page = page;
    this.company = page.getByRole('dialog', { name: 'Alert' });
    this.request = page.getByRole('dialog', { name: 'Request Finance Quote' });
    this.selection = page.getByRole('dialog', { name: 'Payment Selection' });
    this.options = this.selection.getByRole('radiogroup', { name: 'Pay options' }).getByRole('radio');
    this.generate = this.selection.getByRole('button', { name: 'Generate Contract' });
    this.agreement = page.getByRole('dialog', { name: 'Contract Agreement' });
    this.endorsement = page.getByRole('dialog', { name: 'Finance Additional Premium' });
  }

  question(name: string): Locator {
    return this.request.getByRole('radiogroup', { name });
  }

  /** By keyboard: the radios of a question are one stop, which Space answers. */
  async answer(name: string, answer: 'Yes' | 'No'): Promise<void> {
    await this.question(name).getByRole('radio', { name: answer }).press('Space');
  }

  /** Once the dialog has given the focus to its first field: it would take it away from an answer. */
  async answerAll(answer: 'Yes' | 'No'): Promise<void> {
    await expect(this.request.getByRole('combobox', { name: 'What is financed' })).toBeFocused();
    for (const name of ['Assigned Risk', 'Is SR22']) await this.answer(name, answer);
  }

  option(payments: number): Locator {
    return this.selection.getByRole('radio', { name: new RegExp(`^${payments} payments of `) });
  }
}

const INTEGRATED = {
  name: 'Sawgrass Premium Finance',
  isCarrier: false,
  isFinance: true,
  premiumfinancesystem: 'Finance Master',
  isIntegrated: true,
  fundingStatus: 'Full Funded',
};

interface Arranged {
  company?: object;
  customer?: object;
  policy?: object;
}

/** A customer in Florida with two policies, and a finance company that quotes in the sandbox. */
export async function arrangeQuote(page: Page, { company, customer, policy }: Arranged = {}) {
  const { id: officeId } = await saveOffice(page, { name: 'Harbor' });
  const { auto: productId } = await saveCarrier(page);
  const { id: companyId } = await saveCompany(page, { ...INTEGRATED, ...company });
  const { id: customerId } = await saveCustomer(page, {
    firstName: 'Fay',
    lastName: 'Nance',
    state: 'FL',
    email: 'fay@example.test',
    ...customer,
  });
  const term = { productId, effdate: dayIn(-1), expdate: dayIn(364) };
  const first = await savePolicy(page, customerId, { ...term, premium: 800, ...policy });
  const second = await savePolicy(page, customerId, { ...term, premium: 450, policyNumber: 'HMA-200' });
  return { officeId, companyId, customerId, first: first.id, second: second.id };
}

const INTEGRATED_CALLS = '/api/customer/finance/integrated';

async function post(page: Page, call: string, data: object) {
  const answer = await page.request.post(`${INTEGRATED_CALLS}/${call}`, { data, headers: MARKER });
  expect(answer.status()).toBe(200);
  return (await answer.json()).results;
}

interface Quoted {
  customerId: number;
  companyId: number;
  first: number;
}

/** Requests a quote for the first policy with the session of the page, for specs that begin with one. */
export function saveQuote(page: Page, { customerId, companyId, first }: Quoted) {
  const attributes = { assignedRisk: 0, other: 0 };
  return post(page, 'request-quote', { customerId, companyId, policyIds: [first], attributes });
}

/** Makes the quote a contract by its longest option. */
export async function saveGenerated(
  page: Page,
  quoted: Quoted,
): Promise<{ id: number; downPayment: number }> {
  const { financeId, customerId, QuoteCode: quoteCode, options } = await saveQuote(page, quoted);
  const { NumberOfPay: numberOfPay, MonthlyPayment: paymentSelected, DownPay: downPayment } = options.at(-1);
  const body = { financeId, customerId, quoteCode, numberOfPay, paymentSelected, downPayment };
  await post(page, 'generate-contract', body);
  return { id: financeId, downPayment };
}
