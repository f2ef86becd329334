import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { DUE_TIMES, TASK_SORTS, type TaskSort } from '../statuses.ts';
import { isDue } from './due-filters.ts';
import { countOfTasks, pageOfTasks, type TaskPage } from './list-store.ts';
import { taskRoutes } from './public.ts';
import { all, has, isActive, isFor, isInState, isMine, mentions } from './task-filters.ts';

/** An index that is worth it among so few is worth it among more. */
const ROWS = 20_000;
const NOW = new Date('2026-11-15T17:00:00Z');
let app: TestApp;
let masterId: number;
let person: { employeeId: number; officeId: number };
let customer: number;

/** An agency with 100 people, 20 offices and 5,000 customers. */
beforeAll(async () => {
  app = await startTestApp({ areas: [taskRoutes] });
  masterId = (await app.newAgency()).masterId;
  const sql = (text: string) => app.owner.query(text);
  await sql(`INSERT INTO employees (master_id, first_name, last_name, email)
    SELECT ${masterId}, 'F' || n, 'L' || n, n || '@plans.test' FROM generate_series(1, 100) n`);
  await sql(
    `INSERT INTO offices (master_id, name) SELECT ${masterId}, 'O' || n FROM generate_series(1, 20) n`,
  );
  await loadQuickly(app.owner, (loader) =>
    loader.query(
      `INSERT INTO customers (master_id, last_name) SELECT ${masterId}, 'C' || n FROM generate_series(1, 5000) n`,
    ),
  );
  const firstOf = async (table: string) =>
    (await sql(`SELECT min(id) AS id FROM ${table} WHERE master_id = ${masterId}`)).rows[0].id;
  const employee = await firstOf('employees');
  const office = await firstOf('offices');
  customer = await firstOf('customers');
  person = { employeeId: employee, officeId: office };
  await loadQuickly(app.owner, (loader) =>
    loader.query(`INSERT INTO tasks (master_id, type_id, priority_id, status_id, customer_id, assigned_to, office_id,
      created_by, due_on, created_at, open, closed_at, description)
    SELECT ${masterId}, 1 + n % 9, 1 + n % 3, 1 + n % 4, ${customer} + (n % 5000),
      CASE WHEN n % 10 > 0 THEN ${employee} + (n % 97) END, CASE WHEN n % 10 = 0 THEN ${office} + n / 10 % 20 END,
      ${employee} + (n % 89), CASE WHEN n % 11 > 0 THEN date '2026-12-31' - n % 700 END, now() - n * interval '10 minutes', n % 4 = 0,
      CASE WHEN n % 4 > 0 THEN now() END, md5(n::text)
    FROM generate_series(1, ${ROWS}) n`),
  );
  await sql('ANALYZE tasks, customers, employees, offices');
}, PATIENCE);
afterAll(() => app.close());

/** As the application runs it: under the tenant's policy. */
function planOf(where: RawBuilder<SqlBool>, page: Partial<TaskPage>): Promise<string> {
  const wanted = { usual: 'byDueDate', reverse: 0, size: 15, offset: 0, ...page } as const;
  return explain(pageOfTasks(where, wanted));
}

function explain(query: RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const ofCustomer = () => all([sql`t.customer_id = ${customer}`, isActive(1)]);
const ORDERS: (TaskSort | undefined)[] = [undefined, ...TASK_SORTS];

test.each(ORDERS)("a customer's tasks by %s read their index", async (sort) => {
  const plan = await planOf(ofCustomer(), { usual: 'byDay', sort });
  expect(plan).toContain('tasks_customer');
  expect(plan).not.toContain('Seq Scan on tasks');
});

test.each(ORDERS)('my tasks by %s read the three indexes, and no table of customers', async (sort) => {
  const orders = { open: 'byDueDate', closed: 'lastClosedFirst', all: 'byDay' } as const;
  for (const state of ['open', 'closed', 'all'] as const) {
    const usual = orders[state];
    const plan = await planOf(all([isMine(person), isActive(1), isInState(state)]), { usual, sort });
    for (const index of ['tasks_assigned', 'tasks_office', 'tasks_creator']) expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on tasks');
    expect(plan).not.toContain('Seq Scan on customers');
  }
});

const FILTERS: [string, () => (RawBuilder<SqlBool> | undefined)[]][] = [
  ['status', () => [has('status_id', 2)]],
  ['type', () => [has('type_id', 3)]],
  ['priority', () => [has('priority_id', 1)]],
  ...DUE_TIMES.map((due): [string, () => (RawBuilder<SqlBool> | undefined)[]] => [
    `due ${due}`,
    () => [isDue(due, NOW)],
  ]),
  ['all filters', () => [has('status_id', 2), has('type_id', 3), has('priority_id', 1), isDue('week', NOW)]],
];

test.each(FILTERS)(
  'my tasks filtered by %s read indexes, open or closed, page and count',
  async (_, filter) => {
    for (const state of ['open', 'closed', 'all'] as const) {
      const where = all([isMine(person), isActive(1), isInState(state), ...filter()]);
      for (const plan of [await planOf(where, {}), await explain(countOfTasks(where))]) {
        expect(plan).toMatch(/tasks_(assigned|office|creator|due)/);
        expect(plan).not.toContain('Seq Scan on tasks');
      }
    }
  },
);

test.each(['c4ca', 'payment c42'])(
  'my tasks that mention "%s" are looked for among mine, and their customers by key',
  async (text) => {
    const where = all([isMine(person), isActive(1), isInState('open'), mentions(text)]);
    for (const plan of [await planOf(where, {}), await explain(countOfTasks(where))]) {
      for (const index of ['tasks_assigned', 'tasks_office', 'tasks_creator', 'customers_pkey'])
        expect(plan).toContain(index);
      expect(plan).not.toMatch(/Seq Scan on (tasks|customers|leads)/);
    }
  },
);

test.each([1, 0])("a customer's tasks are counted from their index, active %i", async (active) => {
  const plan = await explain(countOfTasks(all([sql`t.customer_id = ${customer}`, isActive(active)])));
  expect(plan).toContain('tasks_customer');
});

test.each(['overdue', 'today'] as const)('what is %s reads the two indexes', async (due) => {
  const where = all([isFor(person), isActive(1), isInState('open'), isDue(due, NOW)]);
  const plan = await planOf(where, { size: 5 });
  expect(plan).toContain('tasks_assigned');
  expect(plan).toContain('tasks_office');
  expect(plan).not.toContain('Seq Scan on tasks');
});
