import type { Db } from '#platform/server/db/bound-kysely.ts';

/** What rows name by its words. Few enough of each to be held while a file is read. */
export interface NamedRecords {
  officeId(name: string): number | undefined;
  productId(company: string, product: string): number | undefined;
  hasCompany(name: string): boolean;
}

const key = (...names: string[]) => names.map((name) => name.trim().toLowerCase()).join('\n');

export async function findNamedRecords(db: Db): Promise<NamedRecords> {
  const offices = await db
    .selectFrom('offices')
    .select(['id', 'name'])
    .where('closed_at', 'is', null)
    .execute();
  const products = await db
    .selectFrom('products as p')
    .innerJoin('companies as c', (join) =>
      join.onRef('c.master_id', '=', 'p.master_id').onRef('c.id', '=', 'p.company_id'),
    )
    .select(['p.id', 'p.name', 'c.name as company'])
    .orderBy('p.id', 'desc')
    .execute();
  const companies = await db.selectFrom('companies').select('name').execute();
  const officeIds = new Map(offices.map(({ id, name }) => [key(name), id]));
  const productIds = new Map(products.map(({ id, name, company }) => [key(company, name), id]));
  const companyNames = new Set(companies.map(({ name }) => key(name)));
  return {
    officeId: (name) => officeIds.get(key(name)),
    productId: (company, product) => productIds.get(key(company, product)),
    hasCompany: (name) => companyNames.has(key(name)),
  };
}
