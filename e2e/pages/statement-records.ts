import { expect, type Page } from '@playwright/test';
import { MARKER } from '../marker.ts';
import { createFile } from './commission-records.ts';
import { saveCustomer } from './customer-records.ts';
import { saveCarrier, savePolicy } from './policy-records.ts';

/** The signed-in person is the only one of a new agency. */
export async function ownId(page: Page): Promise<number> {
  const answer = await page.request.get('/api/admin/employees', { headers: MARKER });
  return (await answer.json()).results[0].id;
}

/** Policies HMA-101 to HMA-103: the signed-in person earns half of the first two, the third is the house's alone. */
export async function saveEarningPolicies(page: Page): Promise<void> {
  const { auto } = await saveCarrier(page);
  const { id: customer } = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson' });
  const producers = [{ employeeId: await ownId(page), split: 50 }];
  for (const [at, earners] of [producers, producers, []].entries())
    await savePolicy(page, customer, {
      productId: auto,
      policyNumber: `HMA-${101 + at}`,
      premium: 100 * (at + 1),
      producers: earners,
    });
}

/** A file with a staged line of each of them: $12.00, $24.00 and $36.00. */
export async function stageThreeLines(page: Page): Promise<number> {
  await saveEarningPolicies(page);
  const file = await createFile(page);
  const answer = await page.request.post(`/api/commission/file/${file}/details/update`, {
    data: { new_status: 2, details: '*' },
    headers: MARKER,
  });
  expect(answer.status()).toBe(200);
  return file;
}
