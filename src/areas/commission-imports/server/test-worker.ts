import { readConfig } from '#platform/server/config/config.ts';
import { readSecrets } from '#platform/server/config/secrets.ts';
import { Database } from '#platform/server/db/database.ts';
import { createFileStore } from '#platform/server/files/file-store.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logger.ts';
import { createMailer } from '#platform/server/mail/mailer.ts';
import { commissionImportJobs } from './public.ts';

// A process that reads statements and nothing else, for a test that kills it: argument 2 is the database.
const appUrl = process.argv[2] as string;
const config = readConfig(process.env);
const services = {
  config,
  secrets: readSecrets(config.dataDir, {}),
  database: new Database(appUrl, 4),
  mailer: createMailer(config),
  files: createFileStore(config),
};
await startJobs(appUrl, services, commissionImportJobs, createLogger('silent'));
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
