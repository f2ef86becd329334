import type { Db } from '#platform/server/db/bound-kysely.ts';

/** The files of policies that move belong to their new customer from then on. */
export async function followPolicies(
  db: Db,
  { policyIds, to }: { policyIds: readonly number[]; to: number },
): Promise<void> {
  await db
    .updateTable('attachments')
    .set({ customer_id: to })
    .where('table_name', '=', 'policy')
    .where('record_id', 'in', policyIds)
    .execute();
}
