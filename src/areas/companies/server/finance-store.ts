import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import type { ESignature, FinanceEntry, FinanceSystem, FundingStatus } from '../finance-contract.ts';

/** The columns of a finance company's set-up; `c` is the company. */
export const SET_UP = [
  sql<FinanceSystem | null>`c.finance_system`.as('premiumfinancesystem'),
  sql<boolean>`c.is_integrated`.as('isIntegrated'),
  sql<FundingStatus>`c.funding_status`.as('fundingStatus'),
  sql<ESignature>`c.e_signature`.as('eSignature'),
  sql<string>`c.designated_agent_email`.as('designatedQuoteAgentEmail'),
  sql<number>`c.minimum_down_payment`.as('minimumDownPayment'),
  sql<string>`c.finance_memo`.as('integrationMemo'),
] as const;

/** How it is reached, for whoever sets it up: only that there is a secret. */
export const GATEWAY = [
  sql<string>`c.gateway_url`.as('gatewayUrl'),
  sql<boolean>`c.sealed_gateway_secret IS NOT NULL`.as('hasGatewaySecret'),
] as const;

export function setUpColumns(input: FinanceEntry) {
  return {
    finance_system: input.premiumfinancesystem,
    is_integrated: input.isIntegrated,
    funding_status: input.fundingStatus,
    e_signature: input.eSignature,
    designated_agent_email: input.designatedQuoteAgentEmail,
    minimum_down_payment: input.minimumDownPayment,
    finance_memo: input.integrationMemo,
    gateway_url: input.gatewayUrl,
  };
}

/** The finance companies that a product names, in order. */
export function namedBy(product: 'p' | 'products'): RawBuilder<Named[]> {
  const of = sql.ref(product);
  return sql<Named[]>`(
    SELECT coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) ORDER BY n.place), '[]')
    FROM product_finance_companies n JOIN companies f ON f.master_id = n.master_id AND f.id = n.company_id
    WHERE n.master_id = ${of}.master_id AND n.product_id = ${of}.id)`;
}

export async function insertFinanceCompanies(
  db: Db,
  masterId: number,
  productId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((company_id, at) => ({
    master_id: masterId,
    product_id: productId,
    company_id,
    place: at + 1,
  }));
  await db.insertInto('product_finance_companies').values(rows).execute();
}

/** They are saved as the list that they are on the form. */
export async function replaceFinanceCompanies(
  db: Db,
  masterId: number,
  productId: number,
  ids: readonly number[],
): Promise<void> {
  await db.deleteFrom('product_finance_companies').where('product_id', '=', productId).execute();
  await insertFinanceCompanies(db, masterId, productId, ids);
}

export async function listKinds(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('companies')
    .select(['id', 'is_finance as isFinance', 'active'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

export function listFinanceCompanies(db: Db) {
  return db
    .selectFrom('companies as c')
    .select(['c.id', 'c.name', 'c.website'])
    .select(SET_UP)
    .where('c.is_finance', '=', true)
    .where('c.active', '=', true)
    .orderBy(sql`fold(c.name)`)
    .orderBy('c.id')
    .execute();
}

/** Those of these products that name finance companies, but not this one. */
export async function listNotOffering(
  db: Db,
  productIds: readonly number[],
  companyId: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT p.name FROM products p
    JOIN product_finance_companies n ON n.master_id = p.master_id AND n.product_id = p.id
    WHERE p.id = ANY (${productIds}::bigint[])
    GROUP BY p.id, p.name HAVING NOT bool_or(n.company_id = ${companyId}) ORDER BY p.name`.execute(db);
  return rows.map(({ name }) => name);
}

/** What a product names, also what is no longer offered; undefined when there is no such product. */
export function findNamed(db: Db, productId: number) {
  return db
    .selectFrom('products as p')
    .select(
      sql<(Named & { isOffered: boolean })[]>`(
        SELECT coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'isOffered', f.is_finance AND f.active)
          ORDER BY n.place), '[]')
        FROM product_finance_companies n JOIN companies f ON f.master_id = n.master_id AND f.id = n.company_id
        WHERE n.master_id = p.master_id AND n.product_id = p.id)`.as('named'),
    )
    .where('p.id', '=', productId)
    .executeTakeFirst();
}
