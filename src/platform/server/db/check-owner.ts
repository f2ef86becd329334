import type pg from 'pg';

const OLDEST_POSTGRES = 15;

/** Refuses a database or an owner that cannot carry the product with so many connections, in one line that says what to change. */
export async function checkOwner(owner: pg.ClientBase, connections = 0): Promise<void> {
  const { rows } = await owner.query(`
    SELECT current_setting('server_version_num')::int / 10000 AS version, current_database() AS database,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS places,
      current_user AS name, r.rolsuper AS super, r.rolcreaterole AND r.rolbypassrls AS enough,
      has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS may_create
    FROM pg_roles r WHERE r.rolname = current_user`);
  const found = rows[0];
  if (found.version < OLDEST_POSTGRES) {
    throw new Error(
      `DATABASE_URL leads to PostgreSQL ${found.version}; at least ${OLDEST_POSTGRES} is needed.`,
    );
  }
  if (!found.super && !found.enough) {
    throw new Error(
      `The role ${found.name} of DATABASE_URL has too few rights: it must be a superuser or have CREATEROLE and BYPASSRLS.`,
    );
  }
  if (!found.super && !found.may_create) {
    throw new Error(
      `The role ${found.name} of DATABASE_URL has too few rights: it must own the database ${found.database} or have CREATE on it and its schema public.`,
    );
  }
  if (connections > found.places) {
    throw new Error(
      `DB_POOL_SIZE makes ${connections} connections in all, and PostgreSQL gives ${found.places}. Set DB_POOL_SIZE smaller, or max_connections of PostgreSQL larger.`,
    );
  }
}
