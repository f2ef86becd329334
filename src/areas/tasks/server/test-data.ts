import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A task of that agency, made by its first person; the overrides are columns. */
export async function buildTask(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const created_by = overrides.created_by ?? (await anyEmployee(owner, masterId));
  const row = {
    master_id: masterId,
    type_id: 4,
    priority_id: 3,
    status_id: 1,
    assigned_to: overrides.office_id ? null : created_by,
    description: 'Send the new ID cards',
    ...overrides,
    created_by,
  };
  return insertRow(owner, 'tasks', row);
}

async function anyEmployee(owner: pg.Pool, masterId: number): Promise<number> {
  const { rows } = await owner.query('SELECT min(id) AS id FROM employees WHERE master_id = $1', [masterId]);
  return rows[0].id;
}

type ChoiceTable = 'task_types' | 'task_priorities' | 'task_statuses';

/** One more choice of that agency, at the end of its list. */
export function buildTaskChoice(
  owner: pg.Pool,
  masterId: number,
  table: ChoiceTable,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = { master_id: masterId, description: randomUUID(), place: 10, ...overrides };
  return insertRow(owner, table, row);
}
