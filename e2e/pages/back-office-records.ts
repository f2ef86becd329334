import { expect, type Page } from '@playwright/test';
import { owner } from '../../src/platform/server/testing/browser-test-people.ts';
import { MARKER } from '../marker.ts';

/** Something for the provider to sell: a package and add-ons, whatever else there is. */
export async function stockCatalogue(): Promise<void> {
  await owner().query(`
    INSERT INTO packages (master_id, id, name, level, price_monthly)
    SELECT master_id, 91, 'Harbor Gold', 0, 9900 FROM agencies WHERE is_provider ON CONFLICT DO NOTHING`);
  await owner().query(`
    INSERT INTO add_ons (master_id, id, name, bill_type, cost_type, cost, lite_switch)
    SELECT master_id, sold.id, sold.name, bill_type, cost_type, cost, 999
    FROM agencies, (VALUES (31, 'Agency Buzz', 'per_office', 1, 2000), (91, 'Harbor Downloads', 'written_premium', 2, 25))
      AS sold (id, name, bill_type, cost_type, cost)
    WHERE is_provider ON CONFLICT DO NOTHING`);
}

/** What a sign-up sends, complete. */
function newAgency(name: string, salesman: number): object {
  return {
    crm: 'Desk CRM',
    operatingName: name,
    instructions: 'Call before noon.',
    trainingContactName: 'Robin Ames',
    trainingContactEmail: 'robin@ames.test',
    packageName: 'Harbor Gold',
    sales_representative: salesman,
    referralSource: 'Referral',
    agency: { name },
    owner: {
      ...{ name: 'Robin Ames', street: '12 Bay St', city: 'Toledo', state: 'OH', zipcode: '43604' },
      ...{ contact1: '4195550101', contact2: '4195550102', primary_phone: '4195550103' },
      ...{ fax: '4195550104', cell_phone: '4195550105', email: `robin.${Date.now()}@ames.test` },
    },
  };
}

/** Signs an agency up with the session of the page, for specs that are about its account. */
export async function signUpAgency(page: Page, name: string, body: object = {}): Promise<number> {
  const people = await page.request.get('/api/utility/backoffice-salesmen');
  const [salesman] = (await people.json()).results;
  const answer = await page.request.post('/api/v1/agencies', {
    data: { ...newAgency(name, salesman.id), ...body },
    headers: MARKER,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).account;
}

/** An account that pays by check, for specs that are about its bills. */
export async function savePaymentMethod(page: Page, account: number, body: object = {}): Promise<number> {
  const answer = await page.request.post('/api/backoffice/payment-method', {
    data: { id: 0, acct_id: account, payment_type: 'CHECK', office_amount: 149, ...body },
    headers: MARKER,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).id;
}

/** Applies an add-on with the session of the page. */
export async function applyAddOn(page: Page, account: number, body: object): Promise<void> {
  const path = `/api/backoffice/accountAddOnsAdd/${account}`;
  const answer = await page.request.post(path, { data: { id: 0, ...body }, headers: MARKER });
  expect(answer.status()).toBe(200);
}

/** Bills an account that pays by check. */
export async function billByCheck(page: Page, account: number, method: number, body: object): Promise<void> {
  const answer = await page.request.post(`/api/backoffice/billNow/${account}`, {
    data: {
      billingType: { name: 'Billing', value: 1 },
      tranCode: 27,
      paymentMethod: { id: method },
      ...body,
    },
    headers: MARKER,
  });
  expect(answer.status()).toBe(200);
}
