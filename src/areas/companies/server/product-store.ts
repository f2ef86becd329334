import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import type { Product, ProductInput } from '../contract.ts';
import { insertFinanceCompanies, namedBy, replaceFinanceCompanies } from './finance-store.ts';

/** Undefined when the company has no such product. */
export function findProduct(db: Db, companyId: number, id: number): Promise<Product | undefined> {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'line_of_business as lineOfBusiness', 'active', 'version'])
    .select(['new_percent as newPercent', 'renewal_percent as renewalPercent'])
    .select(namedBy('products').as('financeCompanies'))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same, locked until this transaction ends. Read after the lock: whoever waited sees what the other one saved. */
export async function lockProduct(db: Db, companyId: number, id: number): Promise<Product | undefined> {
  await db.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();
  return findProduct(db, companyId, id);
}

const unlessTaken = <Result>(work: Promise<Result>) =>
  refuseTakenName(
    'products_name',
    'Another product of this company has this name. Choose a different one.',
    work,
  );

export async function insertProduct(
  db: Db,
  masterId: number,
  companyId: number,
  input: ProductInput,
): Promise<number> {
  const insert = db
    .insertInto('products')
    .values({ master_id: masterId, company_id: companyId, ...columnsOf(input) });
  const { id } = await unlessTaken(insert.returning('id').executeTakeFirstOrThrow());
  await insertFinanceCompanies(db, masterId, id, input.financeCompanyIds);
  return id;
}

export async function updateProduct(
  db: Db,
  masterId: number,
  id: number,
  input: ProductInput,
): Promise<void> {
  const update = db
    .updateTable('products')
    .set((set) => ({ ...columnsOf(input), version: set('version', '+', 1) }))
    .where('id', '=', id);
  await unlessTaken(update.execute());
  await replaceFinanceCompanies(db, masterId, id, input.financeCompanyIds);
}

export async function markProduct(db: Db, id: number, active: boolean): Promise<void> {
  await db.updateTable('products').set({ active }).where('id', '=', id).execute();
}

function columnsOf(input: ProductInput) {
  return {
    name: input.name,
    line_of_business: input.lineOfBusiness,
    new_percent: input.newPercent,
    renewal_percent: input.renewalPercent,
  };
}
