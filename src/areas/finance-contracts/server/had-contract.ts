import type { Db } from '#platform/server/db/bound-kysely.ts';

/** Whether the customer had a contract of that company since that day; a voided one was none. */
export async function hadContract(
  db: Db,
  { customerId, companyId, since }: { customerId: number; companyId: number; since: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('finance_contracts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .where('status', '=', 'Approved')
    .where('date_financed', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
