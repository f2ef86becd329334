import type pg from 'pg';

/** A customer of that agency; the overrides are columns. */
export async function buildCustomer(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = { master_id: masterId, first_name: 'Maria', last_name: 'Johnson', ...overrides };
  return insert(owner, 'customers', row);
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
  return insert(owner, 'household_members', row);
}

export function buildVehicle(
  owner: pg.Pool,
  masterId: number,
  customerId: number,
  overrides: Record<string, unknown>,
) {
  return insert(owner, 'vehicles', {
    master_id: masterId,
    customer_id: customerId,
    position: 0,
    ...overrides,
  });
}

async function insert(owner: pg.Pool, table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const { rows } = await owner.query(
    `INSERT INTO ${table} (${names}) VALUES (${places}) RETURNING id`,
    Object.values(row),
  );
  return rows[0].id;
}
