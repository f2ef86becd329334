import type pg from 'pg';

/**
 * Roles belong to the whole server, so each database has a pair of its own: one that serves requests and one that
 * owns the search functions. A second installation on the same server touches nothing of the first.
 */
export interface Roles {
  app: string;
  search: string;
}

/** A client or a pool that takes a statement. */
export interface Asks {
  query(statement: string, values?: unknown[]): Promise<pg.QueryResult>;
}

type Queries = Pick<pg.ClientBase, 'query' | 'escapeLiteral'>;

const APP = 'coverdesk_app';
const SEARCH = 'coverdesk_search';

/**
 * The pair that the database already uses, which is the plain one in databases from before each had its own, or the
 * one that is named after it. The number of a database stays when it is renamed, and is never given to another.
 */
export async function rolesOf(owner: Asks): Promise<Roles> {
  const { rows } = await owner.query(`
    SELECT coalesce(
      (SELECT r.rolname FROM pg_policy p JOIN pg_roles r ON r.oid = ANY (p.polroles)
       WHERE p.polrelid = to_regclass('public.agencies') AND p.polname = 'own_agency'),
      '${APP}_' || (SELECT d.oid FROM pg_database d WHERE d.datname = current_database())
    ) AS app`);
  const app: string = rows[0].app;
  return { app, search: app.replace(APP, SEARCH) };
}

/** Migrations name the plain pair, whatever the pair of the database is called. */
export function withRoles(sql: string, { app, search }: Roles): string {
  return sql.replaceAll(/\bcoverdesk_(app|search)\b/g, (name) => (name === APP ? app : search));
}

/** Whoever comes second, in another process or at the next start, finds the roles already made. */
export async function ensureRoles(
  owner: Queries,
  { app, search }: Roles,
  appPassword: string,
): Promise<void> {
  const password = owner.escapeLiteral(appPassword);
  await makeRole(owner, app, `LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD ${password}`);
  await makeRole(owner, search, 'NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE');
  await letConnect(owner, app);
}

/** Everyone may connect unless the operator has closed the database. */
async function letConnect(owner: Queries, app: string): Promise<void> {
  const allowed = `SELECT has_database_privilege($1, current_database(), 'CONNECT') AS allowed`;
  if ((await owner.query(allowed, [app])).rows[0].allowed) return;
  await owner.query(
    `DO $do$ BEGIN EXECUTE format('GRANT CONNECT ON DATABASE %I TO ${app}', current_database()); END $do$`,
  );
}

async function makeRole(owner: Queries, name: string, attributes: string): Promise<void> {
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

/**
 * Sets the password where the stored one no longer fits, say after DATA_DIR was renewed. Not while it is in use:
 * whoever is being served with the other password would lose the database with the next connection.
 */
export async function renewAppPassword(owner: Queries, app: string, appPassword: string): Promise<void> {
  const { rows } = await owner.query(
    `SELECT current_database() AS mine,
       (SELECT min(d.datname) FROM pg_shdepend s JOIN pg_database d ON d.oid = s.dbid
        WHERE s.refclassid = 'pg_authid'::regclass AND s.refobjid = to_regrole($1)
          AND d.datname <> current_database()) AS other,
       EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.usename = $1) AS served`,
    [app],
  );
  const { mine, other, served } = rows[0];
  if (other !== null) {
    throw new Error(
      `The role ${app} also serves the database ${other} of this server, with another password than APP_DB_PASSWORD of this start: give both the same one.`,
    );
  }
  if (served) {
    throw new Error(
      `Another process serves the database ${mine} with another APP_DB_PASSWORD: give both the same one, or stop the other one first.`,
    );
  }
  await owner.query(`ALTER ROLE ${app} PASSWORD ${owner.escapeLiteral(appPassword)}`);
}
