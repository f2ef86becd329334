import type { Expression } from 'kysely';
import type { ChangedField, LoggedChange } from '#platform/shared/change-log.ts';
import { type Pagination, paginationOf } from '#platform/shared/paging.ts';
import type { Db } from '../db/bound-kysely.ts';

interface Page {
  page: number;
  per_page: number;
}

interface Listed<Change> {
  results: Change[];
  pagination: Pagination;
}

/** The history of one record, newest first. */
export async function listChanges(
  db: Db,
  subject: string,
  subjectId: number,
  page: Page,
): Promise<Listed<LoggedChange>> {
  return listEntries(entriesOf(db, subject).where('c.subject_id', '=', subjectId), page);
}

/** The history of all records of a kind, newest first; `among` names those that may be seen, when not all may. */
export async function listSubjectChanges(
  db: Db,
  subject: string,
  page: Page,
  among?: Expression<number>,
): Promise<Listed<LoggedChange & { subjectId: number }>> {
  const all = entriesOf(db, subject);
  return listEntries(among ? all.where('c.subject_id', 'in', among) : all, page);
}

function entriesOf(db: Db, subject: string) {
  return db.selectFrom('change_log as c').where('c.subject', '=', subject);
}

async function listEntries(entries: ReturnType<typeof entriesOf>, { page: asked, per_page }: Page) {
  const { total } = await entries
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // A page past the end is the last page.
  const page = Math.min(asked, Math.max(1, Math.ceil(total / per_page)));
  const rows = await entries
    .leftJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'c.master_id').onRef('e.id', '=', 'c.employee_id'),
    )
    .select([
      'c.id',
      'c.subject_id',
      'c.at',
      'c.action',
      'c.before',
      'c.after',
      'e.first_name',
      'e.last_name',
    ])
    .orderBy('c.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const results = rows.map((row) => ({
    id: row.id,
    subjectId: row.subject_id,
    at: row.at,
    by: row.first_name ? `${row.first_name} ${row.last_name}` : 'Coverdesk',
    action: row.action,
    changes: fieldChanges(row.before as Fields, row.after as Fields),
  }));
  return { results, pagination: paginationOf(page, per_page, results.length, total) };
}

type Fields = Record<string, unknown> | null;

/** Field by field, what an entry of the log kept of both sides. */
export function fieldChanges(before: Fields, after: Fields): ChangedField[] {
  const names = Object.keys({ ...before, ...after }).toSorted();
  return names.map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
}
