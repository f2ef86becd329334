import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const COLUMNS = `t.id, t.active, t.open, t.type_id, t.priority_id, t.status_id, t.review_required, t.customer_id,
  c.name AS customer_name, t.lead_id, l.name AS lead_name, t.assigned_to, t.office_id,
  coalesce(o.name, a.first_name || ' ' || a.last_name) AS assignee, t.created_by,
  f.first_name || ' ' || f.last_name AS creator, t.due_on, t.due_at, t.duration, t.description, t.created_at,
  t.closed_by, d.first_name || ' ' || d.last_name AS closer, t.closed_at, (SELECT count(*) FROM attachments x
    WHERE x.master_id = t.master_id AND x.table_name = 'task' AND x.record_id = t.id AND x.active) AS attachments, t.version`;
const JOINS = `LEFT JOIN customers c ON c.master_id = t.master_id AND c.id = t.customer_id
  LEFT JOIN leads l ON l.master_id = t.master_id AND l.id = t.lead_id
  LEFT JOIN employees a ON a.master_id = t.master_id AND a.id = t.assigned_to
  LEFT JOIN offices o ON o.master_id = t.master_id AND o.id = t.office_id
  JOIN employees f ON f.master_id = t.master_id AND f.id = t.created_by
  LEFT JOIN employees d ON d.master_id = t.master_id AND d.id = t.closed_by`;
const TO_ASSIGNEE = `LEFT JOIN employees a ON a.master_id = t.master_id AND a.id = t.assigned_to
  LEFT JOIN offices o ON o.master_id = t.master_id AND o.id = t.office_id`;

const CUSTOMER = 'SELECT id FROM customers WHERE master_id = $1 AND id = $2';
const OF_CUSTOMER = 't.master_id = $1 AND t.customer_id = $2 AND t.active';
const MINE = `t.master_id = $1 AND (t.assigned_to = $2 OR t.office_id = $3 OR t.created_by = $2) AND t.active
  AND t.open`;

/** What each order sorts by, before the usual one, and what is joined for it. */
const ORDERS: Record<string, { by: string; join: string }> = {
  duedate: { by: '', join: '' },
  desc: { by: "nullif(fold(t.description), '') ASC NULLS LAST,", join: '' },
  toUser: {
    by: "fold(coalesce(o.name, a.first_name || ' ' || a.last_name)) ASC NULLS LAST,",
    join: TO_ASSIGNEE,
  },
};

const count = (where: string) => `SELECT count(*) AS total FROM tasks t WHERE ${where}`;
const page = (where: string, order: string, join = '') => `
  SELECT ${COLUMNS} FROM (
    SELECT t.id, row_number() OVER (ORDER BY ${order}) AS place FROM tasks t ${join}
    WHERE ${where} ORDER BY place LIMIT 15
  ) AS page JOIN tasks t ON t.master_id = $1 AND t.id = page.id ${JOINS} ORDER BY page.place`;

interface OfCustomer {
  Params: { agency: string; id: string };
}
interface Mine {
  Params: { agency: string; sort: string };
}

/**
 * The first page of tasks: the statements of the product's store, for the owner and the first office. They are named,
 * so that they are planned once: with all the statistics that the owner of the tables is shown, planning so many joins
 * takes ten times as long as running them.
 */
export function addTasks(app: FastifyInstance, pool: pg.Pool): void {
  app.get<OfCustomer>('/:agency/tasks/:id', async ({ params: { agency, id } }) => {
    await pool.query(CUSTOMER, [agency, id]);
    const counted = await pool.query(count(OF_CUSTOMER), [agency, id]);
    const text = page(OF_CUSTOMER, 't.created_at DESC, t.id DESC');
    const { rows } = await pool.query({ name: 'tasks of a customer', text, values: [agency, id] });
    return { tasks: rows, total: counted.rows[0].total };
  });
  app.get<Mine>('/:agency/my-tasks/:sort', async ({ params: { agency, sort } }) => {
    const whose = [agency, agency, Number(agency) * 10];
    const { by, join } = ORDERS[sort] ?? { by: '', join: '' };
    const counted = await pool.query(count(MINE), whose);
    const text = page(MINE, `${by} t.due_on, t.id`, join);
    const { rows } = await pool.query({ name: `my tasks by ${sort}`, text, values: whose });
    return { tasks: rows, total: counted.rows[0].total };
  });
}
