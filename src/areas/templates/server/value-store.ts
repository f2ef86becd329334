import { sql } from 'kysely';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';

export function findCustomer(db: Db, id: number) {
  return db
    .selectFrom('customers')
    .select(['id', 'name', 'first_name', 'last_name', 'business_name', 'phone', 'email'])
    .select(['address', 'city', 'state', 'zip', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findPolicy(db: Db, id: number) {
  return db
    .selectFrom('policies as p')
    .innerJoin('products as r', (join) =>
      join.onRef('r.master_id', '=', 'p.master_id').onRef('r.id', '=', 'p.product_id'),
    )
    .innerJoin('companies as c', (join) =>
      join.onRef('c.master_id', '=', 'r.master_id').onRef('c.id', '=', 'r.company_id'),
    )
    .select(['p.customer_id', 'p.policy_number', 'p.policy_type', 'p.effdate', 'p.expdate', 'p.premium'])
    .select(['c.name as company', 'r.name as product', 'r.line_of_business'])
    .select(sql<number>`p.premium + p.policy_fee + p.tax + p.mga_fee`.as('total'))
    .where('p.id', '=', id)
    .executeTakeFirst();
}

/** The agency and what day it is there, by the clock of this office. */
export function findAgency(db: Db, masterId: number, officeId: number | null) {
  return db
    .selectFrom('agencies')
    .select(['name', 'address', 'city', 'state', 'zip', 'phone'])
    .select(todayAt(officeId).as('today'))
    .where('master_id', '=', masterId)
    .executeTakeFirstOrThrow();
}

export function findEmployee(db: Db, id: number) {
  return db
    .selectFrom('employees')
    .select(['first_name', 'last_name', 'job_title', 'email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
