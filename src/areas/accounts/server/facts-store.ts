import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Account } from '../contract.ts';
import type { AccountFacts } from '../facts-contract.ts';
import type { BillPlan } from '../rules/lists.ts';
import { findPackage } from './packages-store.ts';

function facts(db: Db, account: number) {
  return db
    .selectFrom('account_facts as f')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'f.master_id').onRef('e.id', '=', 'f.sales_rep_id'),
    )
    .select(['f.package_id', 'f.setup_fee', 'f.bill_plan', 'f.sales_rep_id', 'f.source', 'f.crm', 'f.fax'])
    .select(['f.operating_name', 'f.competitor', 'f.instructions', 'f.training_contact_name', 'f.version'])
    .select(['f.training_contact_email', 'f.signed_up_on'])
    .select(sql<string | null>`e.first_name || ' ' || e.last_name`.as('sales_rep'))
    .where('f.account', '=', account);
}

export type FactsRow = Awaited<ReturnType<ReturnType<typeof facts>['executeTakeFirst']>>;

export function findFacts(db: Db, account: number): Promise<FactsRow> {
  return facts(db, account).executeTakeFirst();
}

/** Everything that changes an account waits here for whoever came first. */
export async function lockFacts(db: Db, masterId: number, account: number): Promise<void> {
  const row = { master_id: masterId, account };
  await db
    .insertInto('account_facts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.selectFrom('account_facts').select('account').where('account', '=', account).forUpdate().execute();
}

type Facts = Pick<
  Account,
  | 'packageId'
  | 'setup_fee'
  | 'bill_plan'
  | 'salesRep'
  | 'source'
  | 'crm'
  | 'operatingName'
  | 'fax'
  | 'competitor'
  | 'instructions'
  | 'trainingContactName'
  | 'trainingContactEmail'
  | 'signedUpOn'
  | 'version'
>;

/** An account of which nothing was written down has the defaults. */
export function factsOf(row: FactsRow): Facts {
  return {
    packageId: row?.package_id ?? null,
    setup_fee: row?.setup_fee ?? 0,
    bill_plan: (row?.bill_plan ?? 'Monthly') as BillPlan,
    salesRep: row?.sales_rep_id ? { id: row.sales_rep_id, name: row.sales_rep ?? '' } : null,
    source: row?.source ?? '',
    crm: row?.crm ?? '',
    operatingName: row?.operating_name ?? '',
    fax: row?.fax ?? '',
    competitor: row?.competitor ?? '',
    instructions: row?.instructions ?? '',
    trainingContactName: row?.training_contact_name ?? '',
    trainingContactEmail: row?.training_contact_email ?? '',
    signedUpOn: row?.signed_up_on ?? null,
    version: row?.version ?? 1,
  };
}

export async function updateFacts(db: Db, account: number, body: AccountFacts): Promise<void> {
  await db
    .updateTable('account_facts')
    .set((set) => ({
      package_id: body.packageId,
      setup_fee: body.setup_fee,
      bill_plan: body.bill_plan,
      sales_rep_id: body.salesRepId,
      source: body.source,
      version: set('version', '+', 1),
    }))
    .where('account', '=', account)
    .execute();
}

/** What was said when the agency was signed up. */
export interface SignUpFacts {
  package_id: number;
  sales_rep_id: number;
  source: string;
  crm: string;
  operating_name: string;
  fax: string;
  competitor: string;
  instructions: string;
  training_contact_name: string;
  training_contact_email: string;
  signed_up_on: string;
}

export async function insertFacts(
  db: Db,
  masterId: number,
  account: number,
  row: SignUpFacts,
): Promise<void> {
  await db
    .insertInto('account_facts')
    .values({ master_id: masterId, account, ...row })
    .execute();
}

/** What the package of an account costs for each office and month. */
export async function basePriceOf(db: Db, account: number): Promise<number> {
  const row = await findFacts(db, account);
  const chosen = row?.package_id ? await findPackage(db, row.package_id) : undefined;
  return chosen?.priceMonthly ?? 0;
}

export interface Switches {
  packageName: string;
  level: number;
  receivesLeads: boolean;
  hasRater: boolean;
  hasTelephony: boolean;
}

/** One of the three ways in which the provider writes in another agency. */
export async function setPackage(db: Db, account: number, to: Switches): Promise<void> {
  await sql`SELECT set_account_package(${account}, ${to.packageName}, ${to.level}::smallint, ${to.receivesLeads},
    ${to.hasRater}, ${to.hasTelephony})`.execute(db);
}
