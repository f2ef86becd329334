import type pg from 'pg';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** An open quote of today with one offer, for a new customer unless told otherwise; the overrides are columns. */
export async function buildRaterQuote(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const isForLead = overrides.lead_id !== undefined;
  const id = await insertRow(owner, 'rater_quotes', {
    master_id: masterId,
    effdate: '2026-12-01',
    quoted_on: new Date().toISOString().slice(0, 10),
    lines: JSON.stringify([{ lineOfBusiness: 'Personal Auto', months: 6 }]),
    ...overrides,
    customer_id: overrides.customer_id ?? (isForLead ? null : await buildCustomer(owner, masterId)),
    employee_id: overrides.employee_id ?? (await buildEmployee(owner, masterId)),
  });
  await buildOffer(owner, masterId, id);
  return id;
}

export async function buildOffer(
  owner: pg.Pool,
  masterId: number,
  quoteId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const product_id = Number(overrides.product_id ?? (await buildProduct(owner, masterId)));
  const amounts = {
    premium: 600_00,
    policy_fee: 25_00,
    tax: 0,
    mga_fee: 0,
    down_payment: 100_00,
    payments: 5,
  };
  const row = { master_id: masterId, quote_id: quoteId, position: 0, ...amounts, ...overrides, product_id };
  await insertRow(owner, 'rater_offers', row, 'product_id');
  return product_id;
}
