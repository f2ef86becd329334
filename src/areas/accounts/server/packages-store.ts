import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuseTakenName } from '#platform/server/http/refuse-taken-name.ts';
import type { SoldPackage } from '../packages-contract.ts';

function packages(db: Db) {
  return db
    .selectFrom('packages as p')
    .select(['p.id', 'p.name', 'p.level as liteSwitch', 'p.price_monthly as priceMonthly', 'p.version'])
    .select(
      sql<number>`(SELECT count(*) FROM account_facts f
        WHERE f.master_id = p.master_id AND f.package_id = p.id)`.as('accounts'),
    );
}

export function listPackages(db: Db): Promise<SoldPackage[]> {
  return packages(db).orderBy('p.level').orderBy('p.price_monthly').orderBy('p.id').execute();
}

export function findPackage(db: Db, id: number): Promise<SoldPackage | undefined> {
  return packages(db).where('p.id', '=', id).executeTakeFirst();
}

/** Nobody gets the package until the transaction ends, so the number of its accounts stays. */
export async function lockPackage(db: Db, id: number): Promise<SoldPackage | undefined> {
  await db.selectFrom('packages').select('id').where('id', '=', id).forUpdate().execute();
  return findPackage(db, id);
}

/** The package of that name, which stays as it is until whoever takes it is done. */
export async function takePackageNamed(db: Db, name: string): Promise<SoldPackage | undefined> {
  const row = await db
    .selectFrom('packages')
    .select('id')
    .where('name', '=', name)
    .forKeyShare()
    .executeTakeFirst();
  return row && findPackage(db, row.id);
}

type Columns = Pick<SoldPackage, 'name' | 'liteSwitch' | 'priceMonthly'>;

const columnsOf = ({ name, liteSwitch, priceMonthly }: Columns) => ({
  name,
  level: liteSwitch,
  price_monthly: priceMonthly,
});

const refuseTaken = <Result>(work: Promise<Result>) =>
  refuseTakenName('packages_name', 'There is another package with this name.', work);

export async function insertPackage(db: Db, masterId: number, row: Columns): Promise<number> {
  const insert = db
    .insertInto('packages')
    .values({ master_id: masterId, ...columnsOf(row) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await refuseTaken(insert)).id;
}

export async function updatePackage(db: Db, id: number, to: Columns): Promise<void> {
  const update = db
    .updateTable('packages')
    .set((set) => ({ ...columnsOf(to), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await refuseTaken(update);
}
