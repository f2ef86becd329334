import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import { orderBy, type SortedPart } from '#platform/server/lists/order.ts';
import type { Part } from '#platform/server/lists/page.ts';
import { NONE } from '../list-contract.ts';
import { LEAD_STATUSES, type LeadSort, type LeadStatus } from '../statuses.ts';

const fullName = (alias: string) =>
  sql<string | null>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;

/** Leads with the names of their office and of the person who has them. */
export function leadRows(db: Db) {
  return db
    .selectFrom('leads as l')
    .leftJoin('offices as o', (join) =>
      join.onRef('o.master_id', '=', 'l.master_id').onRef('o.id', '=', 'l.office_id'),
    )
    .leftJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'l.master_id').onRef('e.id', '=', 'l.assigned_to'),
    )
    .select(['l.id', 'l.name', 'l.status', 'l.phone', 'l.email', 'l.source', 'l.line_of_business'])
    .select(['l.follow_up_on', 'l.created_at', 'l.version', 'o.name as office_name'])
    .select(fullName('e').as('assignee_name'));
}
export type ListRow = Awaited<ReturnType<ReturnType<typeof leadRows>['executeTakeFirstOrThrow']>>;

export interface LeadFilter {
  statuses: readonly LeadStatus[];
  assignee?: number | undefined;
  office?: number | undefined;
  source?: string | undefined;
}

function matching({ statuses, assignee, office, source }: LeadFilter): RawBuilder<SqlBool> {
  const [one] = statuses;
  const conditions = [
    // Of a single status the index has the order as well.
    statuses.length === 1 && sql`l.status = ${one}`,
    statuses.length !== 1 && statuses.length < LEAD_STATUSES.length && sql`l.status = ANY (${statuses})`,
    assignee !== undefined && isOrNone('l.assigned_to', assignee),
    office !== undefined && isOrNone('l.office_id', office),
    source && sql`l.source = ${source}`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` AND `)}` : sql<SqlBool>`true`;
}

/** For a filter in which 0 stands for none. */
export function isOrNone(column: string, id: number) {
  return id === NONE ? sql`${sql.ref(column)} IS NULL` : sql`${sql.ref(column)} = ${id}`;
}

export function countLeads(db: Db, filter: LeadFilter): Promise<number> {
  return countRows(db.selectFrom('leads as l').where(matching(filter)));
}

const ORDERS: Record<LeadSort, RawBuilder<unknown>> = {
  created: sql`l.created_at`,
  name: sql`fold(l.name)`,
  status: sql`array_position(${sql.lit(`{${LEAD_STATUSES}}`)}::text[], l.status)`,
  source: sql`nullif(fold(l.source), '')`,
  assignee: sql`fold(${fullName('e')})`,
  office: sql`fold(o.name)`,
  followUpOn: sql`l.follow_up_on`,
};

export function pageOfLeads(
  db: Db,
  filter: LeadFilter,
  { sort, reverse, size, offset }: SortedPart<LeadSort>,
) {
  return leadRows(db)
    .where(matching(filter))
    .orderBy(orderBy(sort && ORDERS[sort], reverse, sql`l.created_at DESC, l.id DESC`))
    .limit(size)
    .offset(offset);
}

export interface FoundRow extends ListRow {
  total: number;
}

/** The function answers ids, the newest first; the rows are read under the tenant's policy. */
export async function listFound(
  db: Db,
  { words, statuses, atMost }: { words: string[]; statuses: readonly LeadStatus[]; atMost: number },
  { size, offset }: Part,
): Promise<FoundRow[]> {
  return leadRows(db)
    .innerJoin(sql<{ id: number }>`lookup_leads(${words}, ${atMost})`.as<'f'>(sql`f(id)`), 'f.id', 'l.id')
    .select(sql<number>`count(*) OVER ()`.as('total'))
    .where('l.status', 'in', statuses)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}
