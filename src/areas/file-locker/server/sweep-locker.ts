import { sql } from 'kysely';
import { sweepUnknown } from '#areas/attachments/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { BIN_LOG } from '../log.ts';
import { ROOT, sweptBefore } from '../rules.ts';
import { officesToSweep, removeBinned } from './bin-store.ts';
import { announceLocker } from './reach.ts';
import { removeGoneBytes } from './remove-bytes.ts';
import { lockLocker } from './store.ts';
import { knownGuids } from './version-store.ts';

/** Removes what lay in a bin for its thirty days with its bytes, and bytes that no version knows. */
export async function sweepLocker(database: Database, files: FileStore, now = new Date()): Promise<void> {
  const before = sweptBefore(now);
  const { rows } = await database.withoutTenant((db) =>
    sql<{ master_id: number }>`
      SELECT master_id FROM agencies_with_locker_to_sweep(${before}) master_id`.execute(db),
  );
  for (const { master_id: masterId } of rows) {
    const offices = await database.asTenant({ masterId }, (db) => officesToSweep(db, before));
    for (const officeId of offices)
      await database.asTenant({ masterId }, (db) => sweepBin(db, masterId, officeId, before));
    await removeGoneBytes(database, files, masterId);
  }
  await sweepUnknown(database, files, { root: ROOT, known: knownGuids }, now);
}

async function sweepBin(db: Db, masterId: number, officeId: number, before: Date): Promise<void> {
  await lockLocker(db, masterId, officeId);
  const items = await removeBinned(db, officeId, before);
  // Another process was faster.
  if (items === 0) return;
  await writeChange(
    db,
    { masterId, employeeId: null },
    { subject: BIN_LOG.subject, subjectId: officeId, action: 'swept', after: { items } },
  );
  await announceLocker(db, masterId);
}
