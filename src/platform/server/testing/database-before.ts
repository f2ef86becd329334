import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { connectionTo } from '../db/connection.ts';
import { MIGRATIONS, migrate } from '../db/migrate.ts';
import { connectOwner } from '../db/prepare-database.ts';
import { type Roles, rolesOf } from '../db/roles.ts';
import { cloneTemplate, onDatabase, onServer, type TestServer } from './test-database.ts';

export interface OlderDatabase {
  owner: pg.Pool;
  /** Applies the migration and those after it. */
  goOn(): Promise<string[]>;
  drop(): Promise<void>;
}

/** A database as it was before the migration of that number, empty, to see what becomes of the rows in it. */
export async function databaseBefore(number: string, server: TestServer): Promise<OlderDatabase> {
  const roles = await rolesOfTemplate(server);
  const name = `coverdesk_before_${number}_${randomBytes(4).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = onDatabase(server.ownerUrl, name);
  const earlier = mkdtempSync(join(tmpdir(), 'coverdesk-migrations-'));
  const isEarlier = (path: string) => path === MIGRATIONS || basename(path) < number;
  cpSync(MIGRATIONS, earlier, { recursive: true, filter: isEarlier });
  const client = await connectOwner(url);
  await migrate(client, roles, earlier).finally(() => rmSync(earlier, { recursive: true }));
  const owner = new pg.Pool({ ...connectionTo(url), max: 1 });
  return {
    owner,
    goOn: () => migrate(client, roles),
    async drop() {
      await Promise.all([client.end(), owner.end()]);
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** They are in use already: a test that drops unused roles leaves them alone. */
async function rolesOfTemplate(server: TestServer): Promise<Roles> {
  const copy = await cloneTemplate(server);
  const owner = await connectOwner(copy.ownerUrl);
  const roles = await rolesOf(owner);
  await owner.end();
  await copy.drop();
  return roles;
}
