import type { Database } from '#platform/server/db/database.ts';
import { announceTakeOut } from './announce-take-out.ts';
import { type Progress, type Run, reportRun } from './store.ts';

/** Somebody canceled it, or another run has followed. */
export class Stopped extends Error {}

export type Watch = (progress: Progress) => void;

const EVERY_MS = 300;

/**
 * Reports how far a run is, on a connection of its own, and stops the run when it is no longer wanted. Nobody waits for
 * a report, and while one is under way the next are left out: a busy pool must not hold the run up.
 */
export function watchRun(database: Database, masterId: number, run: Run): Watch {
  let [isReporting, isStopped] = [false, false];
  let [next, state] = [0, ''];
  return (progress) => {
    if (isStopped) throw new Stopped();
    const now = performance.now();
    if (isReporting || (now < next && progress.state === state)) return;
    [isReporting, next, state] = [true, now + EVERY_MS, progress.state];
    database
      .asTenant({ masterId }, async (db) => {
        const goesOn = await reportRun(db, run, progress);
        if (goesOn) await announceTakeOut(db, masterId);
        return goesOn;
      })
      .then((goesOn) => {
        isStopped = !goesOn;
      })
      .catch(() => undefined)
      .finally(() => {
        isReporting = false;
      });
  };
}
