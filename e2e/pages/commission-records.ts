import { expect, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';
import { saveCustomer } from './customer-records.ts';
import { dayIn, saveCarrier, savePolicy } from './policy-records.ts';

/** Policies of one customer whose commission is due: each becomes a line of the next file. */
export async function saveDuePolicies(page: Page, count: number): Promise<{ company: number }> {
  const { company, auto } = await saveCarrier(page);
  const { id: customer } = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson' });
  for (let at = 1; at <= count; at++)
    await savePolicy(page, customer, { productId: auto, policyNumber: `HMA-${100 + at}`, premium: 100 * at });
  return { company };
}

/** A file of the last weeks, with whatever is due. */
export async function createFile(page: Page, body: object = {}): Promise<number> {
  const data = { start: dayIn(-40), end: dayIn(0), deposit: dayIn(0), ...body };
  const answer = await page.request.post('/api/commission/file/create', { data, headers: MARKER });
  expect(answer.status()).toBe(200);
  return (await answer.json()).id;
}
