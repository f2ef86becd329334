import type { Logger } from 'pino';
import type { Services } from '#platform/server/services.ts';
import { finishSigned } from './finish-signed.ts';
import { expire, findRequest, listAgenciesWithWork, listUnfinished } from './store.ts';
import { logSignature, tellSender } from './tell-agency.ts';

/** Whoever signs waits for the paper at most that long; then the process that made it is gone. */
const UNFINISHED_MS = 120_000;

type Sweeping = Pick<Services, 'database' | 'files' | 'jobs'>;

/** Ends requests whose time is over, and finishes papers that a process left unfinished. Every process may ask. */
export async function sweepSignatures(services: Sweeping, log: Logger, now = new Date()): Promise<void> {
  const unfinishedBefore = new Date(now.getTime() - UNFINISHED_MS);
  const agencies = await services.database.withoutTenant((db) =>
    listAgenciesWithWork(db, now, unfinishedBefore),
  );
  for (const masterId of agencies) {
    await endOverdue(services, masterId, now);
    const unfinished = await services.database.asTenant({ masterId }, (db) =>
      listUnfinished(db, unfinishedBefore),
    );
    // One whose file is lost must not keep the others from theirs.
    for (const id of unfinished)
      await finishSigned(services, masterId, id).catch((error: unknown) =>
        log.warn({ err: error, request: id }, 'a signed paper could not be finished'),
      );
  }
}

function endOverdue({ database }: Sweeping, masterId: number, now: Date): Promise<void> {
  return database.asTenant({ masterId }, async (db) => {
    for (const id of await expire(db, now)) {
      const request = await findRequest(db, id);
      if (!request) continue;
      await logSignature(db, request, 'signature expired');
      await tellSender(db, request, {
        title: 'Signature Expired',
        message: `${request.name} did not sign “${request.title}” in time. Send it again if it is still wanted.`,
        priority: 1,
        about: 'expired',
      });
    }
  });
}
