import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Mailer } from './mail/mailer.ts';

/** What every handler can use, made once for the process. */
export interface InnerServices {
  config: Config;
  secrets: Secrets;
  database: Database;
  jobs: Jobs;
  live: Live;
}

/** What leads out of the process, however slow that is: never used while a transaction is open. */
export interface Adapters {
  mailer: Mailer;
  files: FileStore;
}

export interface Services extends InnerServices, Adapters {}
