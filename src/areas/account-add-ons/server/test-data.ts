import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** An add-on of the catalogue; the overrides are columns. */
export async function buildAddOn(
  owner: pg.Pool,
  provider: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const name = `Add-on ${Math.random().toString(36).slice(2)}`;
  const price = { bill_type: 'per_office', cost_type: 1, cost: 5000, lite_switch: 999 };
  return insertRow(owner, 'add_ons', { master_id: provider, name, ...price, ...overrides });
}

/** An add-on that an account has. */
export async function buildAccountAddOn(
  owner: pg.Pool,
  provider: number,
  overrides: Record<string, unknown> & { account: number },
): Promise<number> {
  const add_on_id = overrides.add_on_id ?? (await buildAddOn(owner, provider));
  return insertRow(owner, 'account_add_ons', { master_id: provider, ...overrides, add_on_id });
}
