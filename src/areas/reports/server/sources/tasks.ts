import { type SqlBool, sql } from 'kysely';
import { isMine, isOverdueSql, PRIORITY_NAME, TYPE_NAME } from '#areas/tasks/server/public.ts';
import { isOpen } from '#platform/shared/gates.ts';
import { TASKS } from '../../rules/tasks.ts';
import { type SqlReport, sqlSource } from '../sql-source.ts';
import { allOf, isChosen } from './conditions.ts';

export const tasksSql: SqlReport = {
  keys: {
    person: sql`t.assigned_to`,
    office: sql`t.office_id`,
    type: TYPE_NAME,
    month: sql`to_char(t.due_on, 'YYYY-MM')`,
  },
  // Administrators see everybody's tasks, others those of their own list.
  facts: ({ range, filters, session }, key) => sql`
    SELECT ${key} AS key, t.due_on AS at, t.id, t.open, ${TYPE_NAME} AS type, ${PRIORITY_NAME} AS priority, t.description, t.customer_id, t.lead_id,
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
  columns: sql`f.type, f.description, coalesce(c.name, l.name, '') AS about,
    coalesce(e.first_name || ' ' || e.last_name, o.name, '') AS person, f.priority, f.at AS due,
    CASE WHEN f.overdue THEN 'Overdue' WHEN f.open THEN 'Open' ELSE 'Closed' END AS state`,
  joins: sql`LEFT JOIN customers c ON c.id = f.customer_id LEFT JOIN leads l ON l.id = f.lead_id
    LEFT JOIN employees e ON e.id = f.assigned_to LEFT JOIN offices o ON o.id = f.office_id`,
  link: ({ id }) => `/TaskEdit?id=${id}`,
};

export const tasksSource = sqlSource(TASKS, tasksSql);
