import type pg from 'pg';
import { buildAddOn } from '#areas/account-add-ons/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** What an account asks a provider for; the overrides are columns. */
export async function buildAddOnRequest(
  owner: pg.Pool,
  provider: number,
  overrides: Record<string, unknown> & { account: number },
): Promise<number> {
  const add_on_id = overrides.add_on_id ?? (await buildAddOn(owner, provider));
  const by = { requested_by: 1, requested_by_name: 'Ann Lee' };
  return insertRow(owner, 'add_on_requests', { master_id: provider, ...by, ...overrides, add_on_id });
}
