import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import type { SortedPart } from '#platform/server/lists/order.ts';
import type { ReceiptFilter } from '../list-contract.ts';
import type { Method, ReceiptSort } from '../statuses.ts';
import { receiptRows } from './store.ts';

export type ReceiptPage = SortedPart<ReceiptSort>;

/** What each column sorts by; a name needs its table. */
const KEYS: Record<ReceiptSort, RawBuilder<unknown>> = {
  receipt: sql`r.number`,
  showdate: sql`r.day`,
  office: sql`fold(o.name)`,
  customer: sql`c.name_key`,
  method: sql`r.method`,
  employee: sql`fold(e.first_name || ' ' || e.last_name)`,
  amountBilled: sql`r.amount`,
  amountTendered: sql`r.tendered`,
  status: sql`r.voided_at IS NOT NULL`,
};

const directionOf = (reverse: number) => (reverse ? 'desc' : 'asc');

export function listOfCustomer(db: Db, customerId: number, { sort, reverse, size, offset }: ReceiptPage) {
  return receiptRows(db)
    .where('r.customer_id', '=', customerId)
    .$if(sort !== undefined, (all) => all.orderBy(KEYS[sort as ReceiptSort], directionOf(reverse)))
    .orderBy('r.taken_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}

export function countOfCustomer(db: Db, customerId: number): Promise<number> {
  return countRows(db.selectFrom('receipts').where('customer_id', '=', customerId));
}

/**
 * The receipts of the filter. The office is always named, if need be every office: the index of the days begins
 * with it, and a list of all days reads it office by office.
 */
function matching(db: Db, { number, office, from, to, method, person, status }: ReceiptFilter) {
  return db
    .selectFrom('receipts as r')
    .$if(office !== undefined, (all) => all.where('r.office_id', '=', office as number))
    .$if(office === undefined, (all) =>
      all.where('r.office_id', 'in', (offices) => offices.selectFrom('offices').select('id')),
    )
    .$if(number !== undefined, (all) => all.where('r.number', '=', number as number))
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

/** The ids of one page and their place in it: the rows are joined to their names afterwards, fifteen instead of all. */
export function pageQuery(db: Db, filter: ReceiptFilter, { sort, reverse, size, offset }: ReceiptPage) {
  return matching(db, filter)
    .$if(sort === 'office', (all) =>
      all.innerJoin('offices as o', (join) =>
        join.onRef('o.master_id', '=', 'r.master_id').onRef('o.id', '=', 'r.office_id'),
      ),
    )
    .$if(sort === 'customer', (all) =>
      all.innerJoin('customers as c', (join) =>
        join.onRef('c.master_id', '=', 'r.master_id').onRef('c.id', '=', 'r.customer_id'),
      ),
    )
    .$if(sort === 'employee', (all) =>
      all.innerJoin('employees as e', (join) =>
        join.onRef('e.master_id', '=', 'r.master_id').onRef('e.id', '=', 'r.employee_id'),
      ),
    )
    .select(['r.id', (sort ? KEYS[sort] : sql`NULL`).as('place')])
    .orderBy('place', directionOf(reverse))
    .orderBy('r.day', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset(offset);
}

export function listPage(db: Db, filter: ReceiptFilter, page: ReceiptPage) {
  return receiptRows(db)
    .innerJoin(pageQuery(db, filter, page).as('page'), 'page.id', 'r.id')
    .orderBy('page.place', directionOf(page.reverse))
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
