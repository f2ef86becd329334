import { redactedFields } from '../crypto/redact.ts';
import type { Db } from '../db/bound-kysely.ts';
import { preparedInsert } from '../db/prepared.ts';
import { AUTHOR } from './author.ts';

/** Who acts: a person, or the product itself for a tenant. */
export interface Author {
  masterId: number;
  employeeId: number | null;
}

export interface Change {
  subject: string;
  subjectId: number;
  action: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The one log entry for a change, in its transaction; for an edit it keeps the fields that differ. */
export async function writeChange(db: Db, author: Author, change: Change): Promise<void> {
  await writeChanges(db, author, [change]);
}

/** The same for many records that change together, one entry for each. */
export async function writeChanges(db: Db, author: Author, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((change) => {
    const { before, after } = differing(change.before, change.after);
    return {
      master_id: author.masterId,
      employee_id: author.employeeId,
      subject: change.subject,
      subject_id: change.subjectId,
      action: change.action,
      before: before && JSON.stringify(redactedFields(before)),
      after: after && JSON.stringify(redactedFields(after)),
    };
  });
  const [row] = rows;
  if (row && rows.length === 1) await insertEntry(db, row);
  else await db.insertInto('change_log').values(rows).execute();
}

const insertEntry = preparedInsert('change_log');

/** The fields of both sides that are not the same. */
export function differing(before?: Record<string, unknown>, after?: Record<string, unknown>) {
  if (!before || !after) return { before, after };
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** The name of the person who changed the record last, for someone whose save came too late. */
export async function lastChangedBy(db: Db, subject: string, subjectId: number): Promise<string> {
  const row = await db
    .selectFrom('change_log as c')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'c.master_id').onRef('e.id', '=', 'c.employee_id'),
    )
    .select(AUTHOR.as('by'))
    .where('c.subject', '=', subject)
    .where('c.subject_id', '=', subjectId)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.by ?? 'Coverdesk';
}
