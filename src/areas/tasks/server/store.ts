import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { COLUMNS, JOINS, type TaskRow } from './task-rows.ts';

/** What a save writes, by columns. */
export interface TaskFields {
  type_id: number;
  priority_id: number;
  status_id: number;
  review_required: boolean;
  customer_id: number | null;
  lead_id: number | null;
  assigned_to: number | null;
  office_id: number | null;
  due_on: string | null;
  due_at: string | null;
  duration: number;
  description: string;
}

/** What a step changes besides the fields. */
export interface TaskState {
  /** When its day or time was set. */
  due_set_at?: Date;
  active?: boolean;
  open?: boolean;
  closed_by?: number | null;
  closed_at?: Date | null;
}

const listRecord = prepared((db: Db, id: number) => ({
  compile: () => sql<TaskRow>`SELECT ${COLUMNS} FROM tasks t ${JOINS} WHERE t.id = ${id}`.compile(db),
}));

export async function findTask(db: Db, id: number): Promise<TaskRow | undefined> {
  return (await listRecord(db, id))[0];
}

/** Keeps others from changing the task until this transaction ends; undefined when it is not there. */
export async function lockTask(db: Db, id: number): Promise<TaskRow | undefined> {
  const locked = await db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && findTask(db, id);
}

export function lockTasksOfLead(db: Db, leadId: number) {
  return db
    .selectFrom('tasks')
    .select('id')
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface Author {
  masterId: number;
  employeeId: number;
}

export async function insertTask(
  db: Db,
  { masterId, employeeId }: Author,
  fields: TaskFields & TaskState,
): Promise<number> {
  const { id } = await db
    .insertInto('tasks')
    .values({ master_id: masterId, created_by: employeeId, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTask(
  db: Db,
  id: number,
  changes: Partial<TaskFields> & TaskState,
): Promise<void> {
  await db
    .updateTable('tasks')
    .set((set) => ({ ...changes, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function insertNote(
  db: Db,
  { masterId, employeeId }: Author,
  taskId: number,
  text: string,
): Promise<void> {
  const note = { master_id: masterId, task_id: taskId, employee_id: employeeId, text };
  await db.insertInto('task_notes').values(note).execute();
}

export function listNotes(db: Db, taskId: number) {
  return db
    .selectFrom('task_notes as n')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'n.master_id').onRef('e.id', '=', 'n.employee_id'),
    )
    .select(['n.id', 'n.text', 'n.at as trandate'])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('userName'))
    .where('n.task_id', '=', taskId)
    .orderBy('n.id', 'desc')
    .execute();
}
