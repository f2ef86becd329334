import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { FormFill } from '../fill-contract.ts';

export interface FillFilter {
  customerId?: number | undefined;
  formId?: number | undefined;
}

export interface FilledValue {
  label: string;
  value: string;
}

export function matchingFills(db: Db, { customerId, formId }: FillFilter) {
  return db
    .selectFrom('form_fills as u')
    .$if(customerId !== undefined, (query) => query.where('u.customer_id', '=', customerId as number))
    .$if(formId !== undefined, (query) => query.where('u.form_id', '=', formId as number));
}

function withNames(query: ReturnType<typeof matchingFills>) {
  return query
    .innerJoin('forms as f', (join) =>
      join.onRef('f.master_id', '=', 'u.master_id').onRef('f.id', '=', 'u.form_id'),
    )
    .innerJoin('customers as c', (join) =>
      join.onRef('c.master_id', '=', 'u.master_id').onRef('c.id', '=', 'u.customer_id'),
    )
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'u.master_id').onRef('e.id', '=', 'u.employee_id'),
    )
    .innerJoin('attachments as a', (join) =>
      join.onRef('a.master_id', '=', 'u.master_id').onRef('a.id', '=', 'u.attachment_id'),
    )
    .leftJoin('policies as p', (join) =>
      join.onRef('p.master_id', '=', 'u.master_id').onRef('p.id', '=', 'u.policy_id'),
    )
    .select(['u.id', 'u.form_id', 'u.form_name', 'u.customer_id', 'u.policy_id', 'u.attachment_id'])
    .select(['u.created_at', 'f.active as in_library', 'a.active as in_files', 'c.name as customer'])
    .select([
      sql<string>`coalesce(p.policy_number, '')`.as('policy'),
      sql<string>`e.first_name || ' ' || e.last_name`.as('made_by'),
    ]);
}

export function pageOfFills(db: Db, filter: FillFilter, { size, offset }: Part) {
  return withNames(matchingFills(db, filter)).orderBy('u.id', 'desc').limit(size).offset(offset);
}

export function findFill(db: Db, id: number) {
  return withNames(matchingFills(db, {}))
    .select(sql<FilledValue[]>`u.filled`.as('filled'))
    .where('u.id', '=', id)
    .executeTakeFirst();
}

type FillRow = Omit<NonNullable<Awaited<ReturnType<typeof findFill>>>, 'filled'>;

export function fillOf(row: FillRow): FormFill {
  return {
    id: row.id,
    formId: row.form_id,
    form: row.form_name,
    isInLibrary: row.in_library,
    customerId: row.customer_id,
    customer: row.customer,
    policyId: row.policy_id,
    policy: row.policy,
    attachmentId: row.attachment_id,
    isInFiles: row.in_files,
    madeAt: row.created_at,
    madeBy: row.made_by,
  };
}

interface NewFill {
  master_id: number;
  form_id: number;
  form_name: string;
  customer_id: number;
  policy_id: number | null;
  attachment_id: number;
  employee_id: number;
  filled: readonly FilledValue[];
}

export async function insertFill(db: Db, { filled, ...row }: NewFill): Promise<number> {
  const { id } = await db
    .insertInto('form_fills')
    .values({ ...row, filled: JSON.stringify(filled) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was filled in for policies that move belongs to their new customer, as its file does. */
export async function followPolicies(
  db: Db,
  { policyIds, to }: { policyIds: readonly number[]; to: number },
): Promise<void> {
  await db.updateTable('form_fills').set({ customer_id: to }).where('policy_id', 'in', policyIds).execute();
}
