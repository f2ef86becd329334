import { expect, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';

async function post(page: Page, path: string, data: object): Promise<{ id: number; version: number }> {
  const answer = await page.request.post(`/api/companies/${path}`, { data, headers: MARKER });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Saves a company with the session of the page, for specs that are about something else. */
export function saveCompany(page: Page, body: object, id = 0) {
  return post(page, String(id), { isCarrier: true, ...body });
}

export function saveProduct(page: Page, companyId: number, body: object, id = 0) {
  const product = { lineOfBusiness: 'Personal Auto', newPercent: 12, renewalPercent: 10, ...body };
  return post(page, `${companyId}/products/${id}`, product);
}
