import type { Db } from '#platform/server/db/bound-kysely.ts';
import { SETTLED } from '../statuses.ts';

/** A settled line has been shared out to whoever earned it, and stays as it is when its policy moves. */
export async function followPolicies(
  db: Db,
  { policyIds, to }: { policyIds: readonly number[]; to: number },
): Promise<void> {
  await db
    .updateTable('commission_lines')
    .set({ customer_id: to })
    .where('policy_id', 'in', policyIds)
    .where('status', '<>', SETTLED)
    .execute();
}
