import { sql } from 'kysely';

/**
 * The person who made a change, for a query of change_log `c` with employees `e`: "Pat Example", or "Pat Example by token Nightly
 * export". Null for what the product did by itself.
 */
export const AUTHOR = sql<
  string | null
>`e.first_name || ' ' || e.last_name || coalesce(' by token ' || c.api_token, '')`;
