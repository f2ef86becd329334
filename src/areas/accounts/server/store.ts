import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countFrom } from '#platform/server/lists/count.ts';
import type { SortedPart } from '#platform/server/lists/order.ts';
import type { AccountHit, AccountOffice } from '../contract.ts';
import type { AccountSort } from '../statuses.ts';

// The accounts of other agencies are reached only through database functions, which answer nothing
// unless the transaction is the provider's.

export async function searchAccounts(db: Db, typed: string, most: number): Promise<AccountHit[]> {
  const { rows } = await sql<AccountHit>`SELECT id, name FROM search_accounts(${typed}, ${most})`.execute(db);
  return rows;
}

export interface AccountRow {
  id: number;
  name: string;
  package_name: string;
  lite_switch: number;
  is_provider: boolean;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  contact_1: string;
  contact_2: string;
  add_ons: number[];
  created_at: Date;
  is_receive_leads: boolean;
  is_enabled_rater_tab: boolean;
  telephony_sub_account: boolean;
}

const ORDERS: Record<string, RawBuilder<unknown>> = {
  name: sql`lower(name), id`,
  'name reverse': sql`lower(name) DESC, id DESC`,
  id: sql`id`,
  'id reverse': sql`id DESC`,
};

interface ListRequest extends SortedPart<AccountSort> {
  query: string;
}

const ALL = 2_147_483_647;

export async function listAccounts(db: Db, { query, sort = 'name', reverse, size, offset }: ListRequest) {
  const order = ORDERS[reverse ? `${sort} reverse` : sort] as RawBuilder<unknown>;
  const { rows } = await sql<AccountRow>`
    SELECT a.id, a.name, a.package_name, a.lite_switch, a.city, a.state, a.phone, a.created_at
    FROM (
      SELECT id, row_number() OVER (ORDER BY ${order}) AS place FROM search_accounts(${query}, ${ALL})
      ORDER BY place LIMIT ${size} OFFSET ${offset}
    ) AS found CROSS JOIN LATERAL find_account(found.id) AS a
    ORDER BY found.place`.execute(db);
  return rows;
}

export function countAccounts(db: Db, query: string): Promise<number> {
  return countFrom(db, sql`search_accounts(${query}, ${ALL})`);
}

export async function findAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    SELECT id, name, package_name, lite_switch, is_provider, address, city, state, zip, phone, contact_1, contact_2,
      add_ons, created_at, is_receive_leads, is_enabled_rater_tab, telephony_sub_account
    FROM find_account(${id})`.execute(db);
  return rows[0];
}

export async function listOffices(db: Db, account: number): Promise<AccountOffice[]> {
  const { rows } = await sql<AccountOffice>`
    SELECT id, name, address, city, state, zip, phone FROM list_account_offices(${account})`.execute(db);
  return rows;
}

interface PersonRow {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  job_title: string;
  permissions: Record<string, unknown>;
  office: string | null;
}

export async function listPeople(db: Db, account: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    SELECT id, first_name, last_name, email, phone, job_title, permissions, office
    FROM list_account_people(${account})`.execute(db);
  return rows;
}
