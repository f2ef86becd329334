import type pg from 'pg';

const OLDEST_POSTGRES = 15;

/** Refuses a database or an owner that cannot carry the product, in one line that says what to change. */
export async function checkOwner(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query(`
    SELECT current_setting('server_version_num')::int / 10000 AS version, current_database() AS database,
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
}

/**
 * The role that serves requests, and the one that owns the search functions. They belong to the whole server,
 * so two databases on it may make them at the same moment: who comes second finds them made.
 */
export async function ensureRoles(owner: pg.ClientBase, appPassword: string): Promise<void> {
  const password = owner.escapeLiteral(appPassword);
  await makeRole(
    owner,
    'coverdesk_app',
    `LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD ${password}`,
  );
  await makeRole(owner, 'coverdesk_search', 'NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE');
}

async function makeRole(owner: pg.ClientBase, name: string, attributes: string): Promise<void> {
  await owner.query(`
    DO $do$ BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '${name}') THEN
        CREATE ROLE ${name} ${attributes};
        -- A non-superuser must be a member with the right to act as the role before it can give things to it.
        EXECUTE format('GRANT ${name} TO %I', current_user);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END $do$`);
}

/** Sets the password where the stored one no longer fits, say after DATA_DIR was renewed. */
export async function renewAppPassword(owner: pg.ClientBase, appPassword: string): Promise<void> {
  await owner.query(`ALTER ROLE coverdesk_app PASSWORD ${owner.escapeLiteral(appPassword)}`);
}
