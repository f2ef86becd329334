import pg from 'pg';
import { installJobTables } from '../jobs/install-job-tables.ts';
import { checkOwner } from './check-owner.ts';
import { connectionTo, IS_PINNED } from './connection.ts';
import { MIGRATION_LOCK, migrate } from './migrate.ts';
import { rememberRights, repairRights } from './rights.ts';
import { ensureRoles, renewAppPassword, rolesOf } from './roles.ts';

export interface PreparedDatabase {
  /** The address under which requests are served: the same database, the role without rights of its own. */
  appUrl: string;
  applied: string[];
  /** How many rights, policies and owners had been lost. */
  repaired: number;
}

/** Connections of a process besides those for requests: four for jobs, one that listens, one of this start. */
const BESIDES = 6;

/** Brings a database from whatever state it is in to the one this version needs. */
export async function prepareDatabase(
  ownerUrl: string,
  appPassword: string,
  poolSize?: number,
): Promise<PreparedDatabase> {
  const owner = await connectOwner(ownerUrl);
  try {
    await checkOwner(owner, poolSize && poolSize + BESIDES);
    // One process after the other: of a role that another one is making, PostgreSQL may say that it is there and then
    // that it is not.
    await owner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const roles = await rolesOf(owner);
    await ensureRoles(owner, roles, appPassword);
    const appUrl = urlAs(ownerUrl, roles.app, appPassword);
    if (await isPasswordRefused(appUrl)) await renewAppPassword(owner, roles.app, appPassword);
    const repaired = await repairRights(owner, roles);
    const applied = await migrate(owner, roles);
    if (applied.length > 0) await rememberRights(owner, roles);
    await installJobTables(owner, ownerUrl, roles.app);
    return { appUrl, applied, repaired };
  } finally {
    await owner.end();
  }
}

export async function connectOwner(ownerUrl: string): Promise<pg.Client> {
  const owner = new pg.Client({ ...connectionTo(ownerUrl), connectionTimeoutMillis: 10_000 });
  try {
    await owner.connect();
  } catch (error) {
    const reason = reasonOf(error);
    if (/startup parameter/.test(reason)) throw new Error(throughPooler(ownerUrl), { cause: error });
    throw new Error(`The database at ${placeOf(ownerUrl)} cannot be reached: ${reason}`, { cause: error });
  }
  if ((await owner.query(IS_PINNED)).rows[0].pinned) return owner;
  await owner.end();
  throw new Error(throughPooler(ownerUrl));
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}

/** PgBouncer refuses the settings that a connection is opened with, or is told to ignore them. */
const throughPooler = (url: string) =>
  `DATABASE_URL leads to a connection pooler at ${placeOf(url)}, which drops the settings of a connection. Point it straight at PostgreSQL.`;

// A refused connection to a name with two addresses is an AggregateError with an empty message.
function reasonOf(error: unknown): string {
  const { message, errors } = error as { message: string; errors?: Error[] };
  return message || errors?.[0]?.message || 'no answer';
}

function urlAs(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = encodeURIComponent(password);
  return changed.href;
}

const WRONG_PASSWORD = new Set(['28P01', '28000']);

/** Whatever else keeps the application from connecting is reported when it connects. */
async function isPasswordRefused(url: string): Promise<boolean> {
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return false;
  } catch (error) {
    return WRONG_PASSWORD.has((error as { code?: string }).code ?? '');
  } finally {
    await client.end().catch(() => undefined);
  }
}
