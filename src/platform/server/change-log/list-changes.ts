import type { Expression } from 'kysely';
import type { ChangedField, LoggedChange } from '#platform/shared/change-log.ts';
import type { Pagination } from '#platform/shared/paging.ts';
import type { Db } from '../db/bound-kysely.ts';
import { countRows } from '../lists/count.ts';
import { type AskedPage, type Part, pageOf } from '../lists/page.ts';
import { AUTHOR } from './author.ts';

interface Listed<Change> {
  results: Change[];
  pagination: Pagination;
}

/** The history of one record, newest first; several numbers for a record that others became part of. */
export async function listChanges(
  db: Db,
  subject: string,
  subjectId: number | readonly number[],
  page: AskedPage,
): Promise<Listed<LoggedChange>> {
  const ids = typeof subjectId === 'number' ? [subjectId] : subjectId;
  return listEntries(entriesOf(db, subject).where('c.subject_id', 'in', ids), page);
}

/** The history of all records of a kind, newest first; `among` names those that may be seen, when not all may. */
export async function listSubjectChanges(
  db: Db,
  subject: string,
  page: AskedPage,
  among?: Expression<number>,
): Promise<Listed<LoggedChange & { subjectId: number }>> {
  const all = entriesOf(db, subject);
  return listEntries(among ? all.where('c.subject_id', 'in', among) : all, page);
}

function entriesOf(db: Db, subject: string) {
  return db.selectFrom('change_log as c').where('c.subject', '=', subject);
}

async function listEntries(entries: ReturnType<typeof entriesOf>, asked: AskedPage) {
  const total = await countRows(entries);
  const { rows, pagination } = await pageOf(asked, total, (part) => partOf(entries, part));
  const results = rows.map((row) => ({
    id: row.id,
    subjectId: row.subject_id,
    at: row.at,
    by: row.by ?? 'Coverdesk',
    action: row.action,
    changes: fieldChanges(row.before as Fields, row.after as Fields),
  }));
  return { results, pagination };
}

function partOf(entries: ReturnType<typeof entriesOf>, { size, offset }: Part) {
  return entries
    .leftJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'c.master_id').onRef('e.id', '=', 'c.employee_id'),
    )
    .select(['c.id', 'c.subject_id', 'c.at', 'c.action', 'c.before', 'c.after', AUTHOR.as('by')])
    .orderBy('c.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}

type Fields = Record<string, unknown> | null;

/** Both sides of a log entry, field by field. */
export function fieldChanges(before: Fields, after: Fields): ChangedField[] {
  const names = Object.keys({ ...before, ...after }).toSorted();
  return names.map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
}
