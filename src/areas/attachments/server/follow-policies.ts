import type { Db } from '#platform/server/db/bound-kysely.ts';
import { giveFiles } from './give-files.ts';

/**
 * The files of policies that move belong to their new customer from then on, and so do those of the finance contracts
 * that went along with them.
 */
export async function followPolicies(
  db: Db,
  { policyIds, to }: { policyIds: readonly number[]; to: number },
): Promise<void> {
  await giveFiles(db, { tableName: 'policy', recordIds: policyIds }, to);
  await db
    .updateTable('attachments')
    .set({ customer_id: to })
    .where('table_name', '=', 'premiumFinance')
    .where('customer_id', '!=', to)
    .where('record_id', 'in', (of) =>
      of.selectFrom('finance_contracts').select('id').where('customer_id', '=', to),
    )
    .execute();
}
