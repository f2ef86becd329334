import type { Logger } from 'pino';
import { resumeCharges } from '#areas/account-billing/server/public.ts';
import { sweepFiles } from '#areas/attachments/server/public.ts';
import { sweepBringIns } from '#areas/bring-in/server/public.ts';
import { sweepImports } from '#areas/commission-imports/server/public.ts';
import { sweepUploads } from '#areas/email/server/public.ts';
import { sweepLocker } from '#areas/file-locker/server/public.ts';
import { sweepForms } from '#areas/forms/server/public.ts';
import { orderReports } from '#areas/reports/server/public.ts';
import { sweepSignatures } from '#areas/signatures/server/public.ts';
import { sweepTakeOuts } from '#areas/take-out/server/public.ts';
import { remindOfDueTasks } from '#areas/tasks/server/public.ts';
import { orderMessages } from '#areas/webhooks/server/public.ts';
import { unlessFilesAreKept } from '#platform/server/backup/keep-files.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Secrets } from '#platform/server/config/secrets.ts';
import { Database } from '#platform/server/db/database.ts';
import { createFileStore } from '#platform/server/files/file-store.ts';
import { type BuiltServer, buildServer } from '#platform/server/http/build-server.ts';
import { startJobs } from '#platform/server/jobs/jobs.ts';
import { createLive } from '#platform/server/live/live.ts';
import { createMailer } from '#platform/server/mail/mailer.ts';
import type { Services } from '#platform/server/services.ts';
import { AREA_JOBS, AREA_ROUTES } from './areas.ts';
import { pageRedirects } from './page-redirects.ts';
import { startSweeping, sweep } from './sweep.ts';

/** A reminder comes half an hour ahead, so a minute is soon enough. */
const EVERY_MINUTE_MS = 60_000;

/** How long a webhook waits at most to learn of a change. */
const EVERY_FIVE_SECONDS_MS = 5_000;

export interface App extends BuiltServer {
  services: Services;
  /** Takes no new requests, finishes those under way, then lets go of the database. */
  close(): Promise<void>;
}

/** The whole product on a prepared database, without a port. */
export async function buildApp(config: Config, secrets: Secrets, appUrl: string, log: Logger): Promise<App> {
  const database = new Database(appUrl, config.dbPoolSize);
  const jobServices = {
    config,
    secrets,
    database,
    mailer: createMailer(config),
    files: createFileStore(config),
  };
  const jobs = await startJobs(appUrl, jobServices, AREA_JOBS, log);
  const services = { ...jobServices, jobs, live: createLive(appUrl, database, log) };
  const stopSweeping = startSweeping(
    {
      rows: () => sweep(database),
      files: () =>
        unlessFilesAreKept(appUrl, () => [
          sweepFiles(database, services.files),
          sweepUploads(database, services.files),
          sweepImports(database, services.files),
          sweepLocker(database, services.files),
          sweepForms(database, services.files),
          sweepTakeOuts(services),
          sweepBringIns(database, services.files),
        ]),
      charges: () => resumeCharges(database, jobs),
    },
    log,
  );
  const stopLooking = startSweeping(
    {
      reminders: () => remindOfDueTasks(database),
      signatures: () => sweepSignatures(services, log),
      reports: () => orderReports(services),
    },
    log,
    EVERY_MINUTE_MS,
  );
  const stopOrdering = startSweeping({ webhooks: () => orderMessages(services) }, log, EVERY_FIVE_SECONDS_MS);
  const built = await buildServer(services, log, AREA_ROUTES, { redirects: pageRedirects });
  return {
    ...built,
    services,
    async close() {
      stopSweeping();
      stopLooking();
      stopOrdering();
      // An open stream would keep its connection.
      await services.live.close();
      await built.drain();
      await built.app.close();
      await jobs.stop();
      await database.close();
    },
  };
}
