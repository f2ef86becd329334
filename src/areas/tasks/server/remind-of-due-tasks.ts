import { sql } from 'kysely';
import { tellPeople } from '#areas/notifications/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Database } from '#platform/server/db/database.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showTime } from '../rules.ts';
import { TYPE_NAME } from './task-filters.ts';
import { linkTo, loudnessOf } from './tell-about-task.ts';

interface DueTask {
  id: number;
  once_key: string;
  type: string;
  priority_id: number;
  description: string;
  due_on: string;
  due_at: string | null;
  receivers: number[];
}

/** Every process may ask at any time: each task is announced once for each time that somebody sets. */
export async function remindOfDueTasks(database: Database, now = new Date()): Promise<void> {
  const agencies = await database.withoutTenant((db) =>
    sql<{ master_id: number }>`SELECT master_id FROM agencies_with_tasks_due(${now}) master_id`.execute(db),
  );
  for (const { master_id } of agencies.rows)
    await database.asTenant({ masterId: master_id }, (db) => remindAgency(db, master_id, now));
}

async function remindAgency(db: Db, masterId: number, now: Date): Promise<void> {
  for (const task of await listDue(db, now)) {
    const { type } = task;
    await tellPeople(db, {
      masterId,
      to: task.receivers,
      title: `Task due ${dueWords(task)}: ${type}`,
      message: task.description || type,
      priority: loudnessOf(task.priority_id, 1),
      link: linkTo(task.id),
      onceKey: task.once_key,
    });
  }
}

/** With whoever has the task: a person, or everybody of an office. */
async function listDue(db: Db, now: Date): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    SELECT t.id, r.once_key, ${TYPE_NAME} AS type, t.priority_id, t.description, t.due_on, t.due_at, (
      SELECT json_agg(e.id) FROM employees e
      WHERE e.master_id = t.master_id AND e.disabled_at IS NULL
        AND (e.id = t.assigned_to OR e.office_id = t.office_id)
    ) AS receivers
    FROM task_reminders(${now}) r JOIN tasks t ON t.master_id = r.master_id AND t.id = r.task_id
    ORDER BY t.due_on, t.id`.execute(db);
  return rows;
}

function dueWords({ due_on, due_at }: DueTask): string {
  return due_at ? `${showDay(due_on)} at ${showTime(due_at)}` : showDay(due_on);
}
