import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { ReceiptFilter } from '../contract.ts';
import type { Method } from '../statuses.ts';
import { receiptRows } from './store.ts';

export function listOfCustomer(db: Db, customerId: number, size: number, offset: number) {
  return receiptRows(db)
    .where('r.customer_id', '=', customerId)
    .orderBy('r.taken_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}

export async function countOfCustomer(db: Db, customerId: number): Promise<number> {
  const { total } = await db
    .selectFrom('receipts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * The receipts of the filter. The office is always named, if need be every office: the index of the days begins
 * with it, and a list of all days reads it office by office.
 */
function matching(db: Db, { office, from, to, method, person, status }: ReceiptFilter) {
  return db
    .selectFrom('receipts as r')
    .$if(office !== undefined, (all) => all.where('r.office_id', '=', office as number))
    .$if(office === undefined, (all) =>
      all.where('r.office_id', 'in', (offices) => offices.selectFrom('offices').select('id')),
    )
    .$if(from !== undefined, (all) => all.where('r.day', '>=', from as string))
    .$if(to !== undefined, (all) => all.where('r.day', '<=', to as string))
    .$if(method !== undefined, (all) => all.where('r.method', '=', method as Method))
    .$if(person !== undefined, (all) => all.where('r.employee_id', '=', person as number))
    .$if(status === 'active', (all) => all.where('r.voided_at', 'is', null))
    .$if(status === 'void', (all) => all.where('r.voided_at', 'is not', null));
}

export function totalsQuery(db: Db, filter: ReceiptFilter) {
  return matching(db, filter)
    .select(['r.method'])
    .select(sql<boolean>`r.voided_at IS NOT NULL`.as('is_void'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`sum(r.amount)::bigint`.as('amount')])
    .groupBy(['r.method', sql`r.voided_at IS NOT NULL`]);
}

/** The ids of one page: the rows are joined to their names afterwards, fifteen instead of all. */
export function pageQuery(db: Db, filter: ReceiptFilter, size: number, offset: number) {
  return matching(db, filter)
    .select('r.id')
    .orderBy('r.day', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset(offset);
}

export function listPage(db: Db, filter: ReceiptFilter, size: number, offset: number) {
  return receiptRows(db)
    .where('r.id', 'in', pageQuery(db, filter, size, offset))
    .orderBy('r.day', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

/** Whoever has taken a receipt. */
export function listPeople(db: Db) {
  return db
    .selectFrom('employees as e')
    .select(['e.id', sql<string>`e.first_name || ' ' || e.last_name`.as('name')])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('receipts as r')
          .select('r.id')
          .whereRef('r.master_id', '=', 'e.master_id')
          .whereRef('r.employee_id', '=', 'e.id'),
      ),
    )
    .orderBy('name')
    .orderBy('e.id')
    .execute();
}
