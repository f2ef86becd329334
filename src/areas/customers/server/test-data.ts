import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A customer of that agency; the overrides are columns. */
export async function buildCustomer(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = { master_id: masterId, first_name: 'Maria', last_name: 'Johnson', ...overrides };
  return insertRow(owner, 'customers', row);
}

export function buildHouseholdMember(
  owner: pg.Pool,
  masterId: number,
  customerId: number,
  firstName: string,
  lastName: string,
) {
  const row = {
    master_id: masterId,
    customer_id: customerId,
    position: 0,
    first_name: firstName,
    last_name: lastName,
  };
  return insertRow(owner, 'household_members', row);
}

export function buildVehicle(
  owner: pg.Pool,
  masterId: number,
  customerId: number,
  overrides: Record<string, unknown>,
) {
  return insertRow(owner, 'vehicles', {
    master_id: masterId,
    customer_id: customerId,
    position: 0,
    ...overrides,
  });
}

/** The record of a merge that nothing is left of to undo; the overrides are columns. */
export async function buildMerge(
  owner: pg.Pool,
  person: { masterId: number; id: number },
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'customer_merges', {
    master_id: person.masterId,
    customer_id: overrides.customer_id ?? (await buildCustomer(owner, person.masterId)),
    merged_id: 1,
    merged_name: 'Maria Jonson',
    merged: '{}',
    merged_since: '2026-01-01',
    kept: '{}',
    moved: '{}',
    seen: '{"record": "0"}',
    merged_by: person.id,
    ...overrides,
  });
}
