import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countFrom } from '#platform/server/lists/count.ts';
import { orderBy } from '#platform/server/lists/order.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { QueryOf } from '#platform/shared/endpoint.ts';
import { type EmployeeRow, employeeRole, type listEmployees } from '../contract.ts';
import { EMPLOYEE_STATES, type EmployeeSort, NO_OFFICE } from '../statuses.ts';

type Filter = Pick<QueryOf<typeof listEmployees>, 'query' | 'office' | 'state'>;
type Order = Pick<QueryOf<typeof listEmployees>, 'sort' | 'reverse'>;

/** `e` is the employee, `l` the state of their sign-in. */
export const STATE = sql`(CASE WHEN e.disabled_at IS NOT NULL THEN 'Disabled' WHEN l.has_password THEN 'Active'
  ELSE 'Invited' END)`;
const ROLE = sql`(CASE WHEN e.permissions @> '{"PRowner": 1}' THEN 'Owner'
  WHEN e.permissions @> '{"PRadmin": 1}' THEN 'Administrator' ELSE 'Employee' END)`;
export const NAME = sql`e.first_name || ' ' || e.last_name`;

export const PEOPLE = sql`employees e
  LEFT JOIN list_login_states() l ON l.employee_id = e.id
  LEFT JOIN offices o ON o.master_id = e.master_id AND o.id = e.office_id`;

export function countPeople(db: Db, filter: Filter): Promise<number> {
  return countFrom(db, sql`${PEOPLE} WHERE ${matches(filter)}`);
}

export async function listPeople(
  db: Db,
  filter: Filter,
  order: Order,
  { size, offset }: Part,
): Promise<EmployeeRow[]> {
  const { rows } = await sql<EmployeeRow>`
    SELECT e.id, ${NAME} AS name, e.email, e.job_title AS "jobTitle", coalesce(o.name, '') AS office,
      ${ROLE} AS role, ${STATE} AS state, l.last_seen_at AS "lastSeenAt"
    FROM ${PEOPLE} WHERE ${matches(filter)} ORDER BY ${orderOf(order)} LIMIT ${size} OFFSET ${offset}`.execute(
    db,
  );
  return rows;
}

/** Every word of the query in the name or the address, with accents or without. */
function matches({ query, ...filter }: Filter) {
  const { office, state } = { office: filter.office ?? null, state: filter.state ?? null };
  return sql<boolean>`NOT EXISTS (
      SELECT FROM unnest(string_to_array(${query}, ' ')) word
      WHERE position(fold(word) IN fold(${NAME} || ' ' || e.email)) = 0)
    AND (${office}::bigint IS NULL OR coalesce(e.office_id, ${NO_OFFICE}) = ${office})
    AND (${state}::text IS NULL OR ${STATE} = ${state})`;
}

const rank = (names: readonly string[], value: RawBuilder<unknown>) =>
  sql`array_position(${names}::text[], ${value})`;

const SORTS: Record<Exclude<EmployeeSort, 'name'>, RawBuilder<unknown>> = {
  email: sql`lower(e.email)`,
  jobTitle: sql`nullif(fold(e.job_title), '')`,
  office: sql`fold(o.name)`,
  role: rank(employeeRole.options, ROLE),
  state: rank(EMPLOYEE_STATES, STATE),
  lastSeenAt: sql`l.last_seen_at`,
};

/** Ties are ordered by name. */
function orderOf({ sort = 'name', reverse }: Order) {
  const byName = sql`fold(e.first_name), fold(e.last_name), e.id`;
  if (sort !== 'name') return orderBy(SORTS[sort], reverse, byName);
  return reverse ? sql`fold(e.first_name) DESC, fold(e.last_name) DESC, e.id` : byName;
}
