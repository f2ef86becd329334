import { expect, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';

export interface TakenReceipt {
  id: number;
  receipt: number;
  lines: { id: number }[];
}

/** Takes $25.00 for an agency fee with the session of the page, for specs that are about something else. */
export async function takeReceipt(page: Page, customerId: number, body: object): Promise<TakenReceipt> {
  const fee = { method: 'cash', lines: [{ kind: 'agency fee', amount: 25 }], tendered: 25 };
  const answer = await page.request.post(`/api/customer/${customerId}/receipts`, {
    data: { ...fee, ...body },
    headers: MARKER,
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}
