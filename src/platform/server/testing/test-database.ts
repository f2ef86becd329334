import { randomBytes } from 'node:crypto';
import { connectOwner } from '../db/prepare-database.ts';
import { until } from './until.ts';

export const TEMPLATE = 'coverdesk_template';
export const APP_PASSWORD = 'test-app';

/** Where the template is, for its owner and for the application. */
export interface TestServer {
  ownerUrl: string;
  appUrl: string;
}

export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  drop(): Promise<void>;
}

/** A database of its own for a test file, copied from the migrated template in a few milliseconds. */
export async function cloneTemplate({ ownerUrl: serverUrl, appUrl }: TestServer): Promise<TestDatabase> {
  const name = `coverdesk_test_${randomBytes(6).toString('hex')}`;
  await onServer({ ownerUrl: serverUrl }, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  const ownerUrl = onDatabase(serverUrl, name);
  return {
    ownerUrl,
    appUrl: onDatabase(appUrl, name),
    drop: () => dropDatabase(serverUrl, name),
  };
}

/** A pool that has ended may still be closing its connections; to cut one off would fail the test that used it. */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const owner = await connectOwner(serverUrl);
  try {
    const connections = 'SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = $1';
    await until(
      `the last connection to ${name}`,
      async () => (await owner.query(connections, [name])).rows[0].n === 0,
    );
    await owner.query(`DROP DATABASE ${name}`);
  } finally {
    await owner.end();
  }
}

/** Runs a statement on the server as its owner. */
export async function onServer({ ownerUrl }: Pick<TestServer, 'ownerUrl'>, statement: string): Promise<void> {
  const owner = await connectOwner(ownerUrl);
  try {
    await owner.query(statement);
  } finally {
    await owner.end();
  }
}

export function onDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
