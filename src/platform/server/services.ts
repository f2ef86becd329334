import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Mailer } from './mail/mailer.ts';

/** What every handler can use, made once for the process. */
export interface Services {
  config: Config;
  secrets: Secrets;
  database: Database;
  mailer: Mailer;
  files: FileStore;
  jobs: Jobs;
  live: Live;
}
