import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import type { Product, ProductInput } from '../contract.ts';

/** Locked until this transaction ends; undefined when the company has no such product. */
export function lockProduct(db: Db, companyId: number, id: number): Promise<Product | undefined> {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'line_of_business as lineOfBusiness', 'active', 'version'])
    .select(['new_percent as newPercent', 'renewal_percent as renewalPercent'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
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
  return (await unlessTaken(insert.returning('id').executeTakeFirstOrThrow())).id;
}

export async function updateProduct(db: Db, id: number, input: ProductInput): Promise<void> {
  const update = db
    .updateTable('products')
    .set((set) => ({ ...columnsOf(input), version: set('version', '+', 1) }))
    .where('id', '=', id);
  await unlessTaken(update.execute());
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
