import { type SqlBool, sql } from 'kysely';
import { choiceName, isMine, isOverdueSql, TASK_PRIORITIES, TASK_TYPES } from '#areas/tasks/server/public.ts';
import { isOpen } from '#platform/shared/gates.ts';
import { TASKS } from '../../rules/tasks.ts';
import { type SqlReport, sqlSource } from '../sql-source.ts';
import { allOf, isChosen } from './conditions.ts';

const nameIn = (choices: typeof TASK_TYPES | typeof TASK_PRIORITIES) => (stored: string) =>
  choiceName(choices, Number(stored));

export const tasksSql: SqlReport = {
  keys: {
    person: sql`t.assigned_to`,
    office: sql`t.office_id`,
    type: sql`t.type_id::text`,
    month: sql`to_char(t.due_on, 'YYYY-MM')`,
  },
  // Administrators see everybody's tasks, others those of their own list.
  facts: ({ range, filters, session }, key) => sql`
    SELECT ${key} AS key, t.due_on AS at, t.id, t.open, t.type_id, t.priority_id, t.description, t.customer_id, t.lead_id,
      t.assigned_to, t.office_id, ${isOverdueSql(new Date())} AS overdue
    FROM tasks t
    WHERE ${allOf(
      sql<SqlBool>`t.active AND t.due_on >= ${range.from}::date AND t.due_on <= ${range.to}::date`,
      isOpen('admin', session) ? undefined : isMine(session),
      isChosen('t.office_id', filters.office),
      isChosen('t.assigned_to', filters.person),
    )}`,
  figures: () => ({
    tasks: {},
    open: { where: sql<SqlBool>`f.open` },
    overdue: { where: sql<SqlBool>`f.overdue` },
    closed: { where: sql<SqlBool>`NOT f.open` },
  }),
  columns: sql`f.type_id::text AS type, f.description, coalesce(c.name, l.name, '') AS about,
    coalesce(e.first_name || ' ' || e.last_name, o.name, '') AS person, f.priority_id::text AS priority, f.at AS due,
    CASE WHEN f.overdue THEN 'Overdue' WHEN f.open THEN 'Open' ELSE 'Closed' END AS state`,
  joins: sql`LEFT JOIN customers c ON c.id = f.customer_id LEFT JOIN leads l ON l.id = f.lead_id
    LEFT JOIN employees e ON e.id = f.assigned_to LEFT JOIN offices o ON o.id = f.office_id`,
  link: ({ id }) => `/TaskEdit?id=${id}`,
  words: { type: nameIn(TASK_TYPES), priority: nameIn(TASK_PRIORITIES) },
};

export const tasksSource = sqlSource(TASKS, tasksSql);
