import { sql } from 'kysely';
import { USUAL_TIME_ZONE } from '#platform/shared/clock.ts';

export interface TaskRow {
  id: number;
  active: boolean;
  open: boolean;
  type_id: number;
  type_name: string;
  priority_id: number;
  priority_name: string;
  status_id: number;
  status_name: string;
  review_required: boolean;
  customer_id: number | null;
  customer_name: string | null;
  customer_phone: string | null;
  lead_id: number | null;
  lead_name: string | null;
  assigned_to: number | null;
  office_id: number | null;
  assignee: string | null;
  created_by: number;
  creator: string;
  due_on: string | null;
  due_at: string | null;
  time_zone: string;
  duration: number;
  description: string;
  created_at: Date;
  closed_by: number | null;
  closer: string | null;
  closed_at: Date | null;
  attachments: number;
  version: number;
}

/** How many files belong to `tasks t`. */
export const ATTACHMENTS = sql<number>`(SELECT count(*) FROM attachments x
  WHERE x.master_id = t.master_id AND x.table_name = 'task' AND x.record_id = t.id AND x.active)`;

export const ASSIGNEE = sql<string | null>`coalesce(o.name, a.first_name || ' ' || a.last_name)`;
export const CREATOR = sql<string>`f.first_name || ' ' || f.last_name`;
export const CLOSER = sql<string | null>`d.first_name || ' ' || d.last_name`;

/** Whose clock counts for `tasks t`: that of the office that has it, or of the office of whoever has it. */
export const TIME_ZONE = sql<string>`coalesce((SELECT z.time_zone FROM offices z
  WHERE z.master_id = t.master_id AND z.id = coalesce(t.office_id, (SELECT w.office_id FROM employees w
    WHERE w.master_id = t.master_id AND w.id = t.assigned_to))), ${sql.lit(USUAL_TIME_ZONE)})`;

export const TO_ASSIGNEE = sql`LEFT JOIN employees a ON a.master_id = t.master_id AND a.id = t.assigned_to
  LEFT JOIN offices o ON o.master_id = t.master_id AND o.id = t.office_id`;
export const TO_TYPE = sql`JOIN task_types ty ON ty.master_id = t.master_id AND ty.id = t.type_id`;
export const TO_PRIORITY = sql`JOIN task_priorities p ON p.master_id = t.master_id AND p.id = t.priority_id`;
export const TO_STATUS = sql`JOIN task_statuses s ON s.master_id = t.master_id AND s.id = t.status_id`;
export const TO_CREATOR = sql`JOIN employees f ON f.master_id = t.master_id AND f.id = t.created_by`;
export const TO_CLOSER = sql`LEFT JOIN employees d ON d.master_id = t.master_id AND d.id = t.closed_by`;

/** Everything that a task shows, of `tasks t` under the joins below. */
export const COLUMNS = sql`t.id, t.active, t.open, t.type_id, ty.description AS type_name, t.priority_id,
  p.description AS priority_name, t.status_id, s.description AS status_name, t.review_required,
  t.customer_id, c.name AS customer_name, c.phone AS customer_phone, t.lead_id, l.name AS lead_name, t.assigned_to, t.office_id,
  ${ASSIGNEE} AS assignee, t.created_by, ${CREATOR} AS creator, t.due_on, t.due_at, ${TIME_ZONE} AS time_zone, t.duration,
  t.description, t.created_at, t.closed_by, ${CLOSER} AS closer, t.closed_at, ${ATTACHMENTS} AS attachments, t.version`;

export const JOINS = sql`LEFT JOIN customers c ON c.master_id = t.master_id AND c.id = t.customer_id
  LEFT JOIN leads l ON l.master_id = t.master_id AND l.id = t.lead_id ${TO_TYPE} ${TO_PRIORITY} ${TO_STATUS}
  ${TO_ASSIGNEE} ${TO_CREATOR} ${TO_CLOSER}`;
