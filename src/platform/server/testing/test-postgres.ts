import type { TestProject } from 'vitest/node';
import { connectOwner, prepareDatabase } from '../db/prepare-database.ts';
import { APP_PASSWORD, onDatabase, TEMPLATE } from './test-database.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's address of the server on which test databases are made. */
    ownerUrl: string;
    /** The address under which the application reaches the template. */
    appUrl: string;
  }
}

// A server with different settings than ours: whatever relies on a setting must pin it, or its tests fail here.
const FOREIGN = {
  max_connections: '200',
  // Each database lives for seconds; what a plan needs to know its test gathers itself.
  autovacuum: 'off',
  datestyle: 'SQL, DMY',
  intervalstyle: 'sql_standard',
  timezone: 'Asia/Kolkata',
  bytea_output: 'escape',
  extra_float_digits: '-5',
};

/**
 * One PostgreSQL for the whole run, with a migrated template that each test file clones. TEST_PG_BIN names the
 * programs of another version, TEST_DATABASE_URL a server that runs already.
 */
export default async function testPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const binDir = process.env.TEST_PG_BIN;
  const server = given
    ? { url: given, stop: async () => undefined }
    : await startThrowawayPostgres({ name: 'test', binDir, settings: FOREIGN });
  const appUrl = await makeTemplate(server.url);
  project.provide('ownerUrl', server.url);
  project.provide('appUrl', appUrl);
  return server.stop;
}

/** Returns the address under which the application reaches it. */
async function makeTemplate(serverUrl: string): Promise<string> {
  const owner = await connectOwner(serverUrl);
  try {
    await owner.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
    await owner.query(`CREATE DATABASE ${TEMPLATE}`);
    const { appUrl } = await prepareDatabase(onDatabase(serverUrl, TEMPLATE), APP_PASSWORD);
    // A database to which somebody is connected cannot be cloned: PostgreSQL gives up after five seconds.
    await owner.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`);
    return appUrl;
  } finally {
    await owner.end();
  }
}
