import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import { countRows } from '#platform/server/lists/count.ts';
import { orderBy, type SortedPart } from '#platform/server/lists/order.ts';
import type { QueryOf } from '#platform/shared/endpoint.ts';
import type { CompanyInput, listCompanies, Product } from '../contract.ts';
import type { CompanySort } from '../statuses.ts';
import { GATEWAY, namedBy, SET_UP, setUpColumns } from './finance-store.ts';

export type CompanyFilter = Pick<QueryOf<typeof listCompanies>, 'query' | 'kind' | 'status'>;

function filtered(db: Db, { query, kind, status }: CompanyFilter) {
  return db
    .selectFrom('companies as c')
    .$if(query !== '', (all) => all.where(sql<boolean>`strpos(fold(c.name), fold(${query})) > 0`))
    .$if(kind === 'carrier', (all) => all.where('c.is_carrier', '=', true))
    .$if(kind === 'finance', (all) => all.where('c.is_finance', '=', true))
    .$if(status !== undefined, (all) => all.where('c.active', '=', status === 'active'));
}

export function countCompanies(db: Db, filter: CompanyFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

const activeProducts = sql<number>`(
  SELECT count(*) FROM products p WHERE p.master_id = c.master_id AND p.company_id = c.id AND p.active)`;

const ORDERS: Record<CompanySort, RawBuilder<unknown>> = {
  name: sql`fold(c.name)`,
  kind: sql`c.is_finance::int - c.is_carrier::int`,
  phone: sql`nullif(c.phone, '')`,
  activeProducts,
  active: sql`NOT c.active`,
};

export function listPage(db: Db, filter: CompanyFilter, page: SortedPart<CompanySort>) {
  const { sort = 'name', reverse, size, offset } = page;
  return filtered(db, filter)
    .select(['c.id', 'c.name', 'c.is_carrier', 'c.is_finance', 'c.phone', 'c.active'])
    .select(activeProducts.as('active_products'))
    .orderBy(orderBy(ORDERS[sort], reverse, sql`${ORDERS.name}, c.id`))
    .limit(size)
    .offset(offset)
    .execute();
}

interface OfferedProduct {
  id: number;
  name: string;
  lineOfBusiness: string;
}

export function listOffered(db: Db) {
  return db
    .selectFrom('companies as c')
    .select(['c.id', 'c.name', 'c.is_carrier as isCarrier', 'c.is_finance as isFinance'])
    .select(
      sql<OfferedProduct[]>`(
        SELECT coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'lineOfBusiness', p.line_of_business)
          ORDER BY fold(p.name), p.id), '[]')
        FROM products p WHERE p.master_id = c.master_id AND p.company_id = c.id AND p.active)`.as('products'),
    )
    .where('c.active', '=', true)
    .orderBy(sql`fold(c.name)`)
    .orderBy('c.id')
    .execute();
}

/** The record with its products in one message. */
export function findRecord(db: Db, id: number) {
  return db
    .selectFrom('companies as c')
    .select(['c.id', 'c.name', 'c.is_carrier', 'c.is_finance', 'c.phone', 'c.email', 'c.website'])
    .select(['c.address', 'c.city', 'c.state', 'c.zip', 'c.active', 'c.version'])
    .select(SET_UP)
    .select(GATEWAY)
    .select(
      sql<Product[]>`(
        SELECT coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'lineOfBusiness', p.line_of_business,
          'newPercent', p.new_percent, 'renewalPercent', p.renewal_percent, 'financeCompanies', ${namedBy('p')},
          'active', p.active, 'version', p.version) ORDER BY fold(p.name), p.id), '[]')
        FROM products p WHERE p.master_id = c.master_id AND p.company_id = c.id)`.as('products'),
    )
    .where('c.id', '=', id)
    .executeTakeFirst();
}
export type CompanyRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** Keeps others from changing the record until this transaction ends; undefined when it is not there. */
export function lockCompany(db: Db, id: number) {
  return db
    .selectFrom('companies')
    .select(['version', 'active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

const unlessTaken = <Result>(work: Promise<Result>) =>
  refuseTakenName('companies_name', 'Another company has this name. Choose a different one.', work);

export async function insertCompany(db: Db, masterId: number, input: CompanyInput): Promise<number> {
  const insert = db.insertInto('companies').values({ master_id: masterId, ...columnsOf(input) });
  return (await unlessTaken(insert.returning('id').executeTakeFirstOrThrow())).id;
}

/** Sealed, or none. */
export interface SecretColumns {
  sealed_gateway_secret?: string | null;
}

/** In the same transaction as the company itself: it is bound to an id that has to be there first. */
export async function storeSecret(db: Db, id: number, columns: SecretColumns): Promise<void> {
  if (columns.sealed_gateway_secret)
    await db.updateTable('companies').set(columns).where('id', '=', id).execute();
}

export async function updateCompany(
  db: Db,
  id: number,
  input: CompanyInput,
  secret: SecretColumns,
): Promise<void> {
  const update = db
    .updateTable('companies')
    .set((set) => ({ ...columnsOf(input), ...secret, version: set('version', '+', 1) }))
    .where('id', '=', id);
  await unlessTaken(update.execute());
}

/** How many finance contracts of any status name it. */
export function countContracts(db: Db, id: number): Promise<number> {
  return countRows(db.selectFrom('finance_contracts').where('company_id', '=', id));
}

export async function markCompany(db: Db, id: number, active: boolean): Promise<void> {
  await db.updateTable('companies').set({ active }).where('id', '=', id).execute();
}

function columnsOf(input: CompanyInput) {
  return {
    name: input.name,
    is_carrier: input.isCarrier,
    is_finance: input.isFinance,
    phone: input.phone,
    email: input.email,
    website: input.website,
    address: input.address,
    city: input.city,
    state: input.state,
    zip: input.zip,
    ...setUpColumns(input),
  };
}
