import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Office } from '../contract.ts';
import { findRecord, type OfficeRow } from './store.ts';

/** The row in the contract's words. */
export function officeOf(row: OfficeRow): Office {
  return {
    id: row.id,
    name: row.name,
    groupId: row.group_id,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    phone: row.phone,
    email: row.email,
    timeZone: row.time_zone,
    hours: row.hours as Office['hours'],
    closedAt: row.closed_at,
    people: row.people,
    version: row.version,
  };
}

export async function findOffice(db: Db, id: number): Promise<Office | undefined> {
  const row = await findRecord(db, id);
  return row && officeOf(row);
}
