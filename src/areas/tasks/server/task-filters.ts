import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TaskState } from '../statuses.ts';

type Condition = RawBuilder<SqlBool>;

export function all(conditions: (Condition | undefined)[]): Condition {
  return sql<SqlBool>`${sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` AND `,
  )}`;
}

interface Person {
  employeeId: number;
  officeId: number | null;
}

/** Given to the person or to their office. */
export function isFor({ employeeId, officeId }: Person): Condition {
  const own = sql`t.assigned_to = ${employeeId}`;
  return officeId === null ? sql<SqlBool>`${own}` : sql<SqlBool>`(${own} OR t.office_id = ${officeId})`;
}

/** The same, or made by the person. Each part has its index. */
export function isMine(person: Person): Condition {
  return sql<SqlBool>`(${isFor(person)} OR t.created_by = ${person.employeeId})`;
}

/** Spelled out and not a value to come: the plan that is kept for the statement depends on it. */
function isOrNot(column: 'active' | 'open', is: boolean): Condition {
  return is ? sql<SqlBool>`${sql.ref(`t.${column}`)}` : sql<SqlBool>`NOT ${sql.ref(`t.${column}`)}`;
}

export function isActive(active: number | undefined): Condition | undefined {
  return active === undefined ? undefined : isOrNot('active', active === 1);
}

export function isInState(state: TaskState): Condition | undefined {
  return state === 'all' ? undefined : isOrNot('open', state === 'open');
}

export function has(column: 'status_id' | 'type_id' | 'priority_id', value: number | undefined) {
  return value === undefined ? undefined : sql<SqlBool>`${sql.ref(`t.${column}`)} = ${value}`;
}

/** The name of the type of `tasks t`. */
export const TYPE_NAME = sql<string>`(SELECT n.description FROM task_types n
  WHERE n.master_id = t.master_id AND n.id = t.type_id)`;
export const PRIORITY_NAME = sql<string>`(SELECT n.description FROM task_priorities n
  WHERE n.master_id = t.master_id AND n.id = t.priority_id)`;

/**
 * Every word of the text, or a fragment of one, in what the row of a task says. No index is asked for it: it is tried
 * on the tasks that the other conditions leave, and those of a person come out of an index.
 */
export function mentions(text: string | undefined): Condition | undefined {
  const words = text?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return undefined;
  const found = words.map((word) => sql<SqlBool>`strpos(said.words, fold(${word})) > 0`);
  // The offset keeps the words from being put together once for each that is looked for.
  return sql<SqlBool>`EXISTS (
    SELECT FROM (
      SELECT concat_ws(' ', fold(t.description), fold(${TYPE_NAME}),
        (SELECT c.name_key FROM customers c WHERE c.master_id = t.master_id AND c.id = t.customer_id),
        (SELECT fold(l.name) FROM leads l WHERE l.master_id = t.master_id AND l.id = t.lead_id)) AS words
      OFFSET 0) said
    WHERE ${all(found)})`;
}
