import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Config, readConfig } from '../config/config.ts';
import { readSecrets } from '../config/secrets.ts';
import { connectionTo } from '../db/connection.ts';
import { Database } from '../db/database.ts';
import { type Roles, rolesOf } from '../db/roles.ts';
import { createFileStore } from '../files/file-store.ts';
import { type BuiltServer, buildServer } from '../http/build-server.ts';
import type { Mount } from '../http/mount.ts';
import { type JobHandler, startJobs } from '../jobs/jobs.ts';
import { createLive } from '../live/live.ts';
import { createLogger } from '../logger.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { type AgencyOptions, agencyOf, buildAgency, type TestAgency } from './test-agency.ts';
import { TestClient } from './test-client.ts';
import { cloneTemplate } from './test-database.ts';
import { refuseUntold } from './written-log.ts';

export interface TestApp extends BuiltServer {
  services: Services;
  config: Config;
  ownerUrl: string;
  appUrl: string;
  /** The roles of its database. */
  roles: Roles;
  /** Sees and changes everything: for what a test must arrange or look up without the application. */
  owner: pg.Pool;
  logLines: string[];
  /** A client that is not signed in. */
  anyone: TestClient;
  newAgency(options?: AgencyOptions): Promise<TestAgency>;
  agencyOf(masterId: number): TestAgency;
  close(): Promise<void>;
}

export interface TestAppOptions {
  areas: readonly ((mount: Mount) => void)[];
  jobs?: readonly JobHandler[];
  env?: Record<string, string>;
  /** The test itself fills the change log with what no area writes. */
  inventsEntries?: boolean;
}

/** These areas on a database of their own, with real jobs and mail, called without a port. */
export async function startTestApp({
  areas,
  jobs: handlers = [],
  env = {},
  inventsEntries = false,
}: TestAppOptions): Promise<TestApp> {
  const database = await cloneTemplate({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') });
  const dataDir = mkdtempSync(join(tmpdir(), 'coverdesk-app-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.ownerUrl,
    DB_POOL_SIZE: '8',
    // Many calls at the same time are what a test is about, on a machine that may be busy.
    LONGEST_WAIT: '15000',
    ...env,
  });
  const logLines: string[] = [];
  const log = createLogger('info', { write: (line) => logLines.push(line) });
  const owner = new pg.Pool({ ...connectionTo(database.ownerUrl), max: 2 });
  owner.on('connect', (client) => client.on('error', () => undefined));
  const base = {
    config,
    secrets: readSecrets(dataDir, {}),
    database: new Database(database.appUrl, config.dbPoolSize),
    mailer: createMailer(config),
    files: createFileStore(config),
  };
  const jobs = await startJobs(database.appUrl, base, handlers, log);
  const services = { ...base, jobs, live: createLive(database.appUrl, base.database, log) };
  const built = await buildServer(services, log, areas);
  return {
    ...built,
    services,
    config,
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    roles: await rolesOf(owner),
    owner,
    logLines,
    anyone: new TestClient(built),
    newAgency: (options) => buildAgency(owner, built, options),
    agencyOf: (masterId) => agencyOf(owner, built, masterId),
    async close() {
      await built.app.close();
      await jobs.stop();
      await base.database.close();
      const logChecked = inventsEntries ? undefined : refuseUntold(owner);
      await Promise.allSettled([logChecked]);
      await owner.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      await logChecked;
    },
  };
}
