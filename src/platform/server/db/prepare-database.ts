import pg from 'pg';
import { installJobTables } from '../jobs/install-job-tables.ts';
import { migrate } from './migrate.ts';
import { checkOwner, ensureRoles, renewAppPassword } from './roles.ts';

export interface PreparedDatabase {
  /** The address under which requests are served: the same database, the role without rights of its own. */
  appUrl: string;
  applied: string[];
}

/** Brings a database from whatever state it is in to the one this version needs. */
export async function prepareDatabase(ownerUrl: string, appPassword: string): Promise<PreparedDatabase> {
  const owner = await connectOwner(ownerUrl);
  try {
    await checkOwner(owner);
    await ensureRoles(owner, appPassword);
    const applied = await migrate(owner);
    await installJobTables(owner, ownerUrl);
    const appUrl = urlAs(ownerUrl, 'coverdesk_app', appPassword);
    if (!(await canConnect(appUrl))) await renewAppPassword(owner, appPassword);
    return { appUrl, applied };
  } finally {
    await owner.end();
  }
}

export async function connectOwner(ownerUrl: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  try {
    await owner.connect();
  } catch (error) {
    const { hostname, port, pathname } = new URL(ownerUrl);
    const where = `${hostname}:${port || 5432}${pathname}`;
    throw new Error(`The database at ${where} cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
  return owner;
}

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

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
