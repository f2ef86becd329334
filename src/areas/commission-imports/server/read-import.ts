import { z } from 'zod';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { jobHandler } from '#platform/server/jobs/jobs.ts';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { LARGEST_CENTS } from '#platform/shared/money.ts';
import type { SheetEnding } from '#platform/shared/sheets/endings.ts';
import { statementKey } from './file-key.ts';
import { changeImport, findImport, type ImportRecord, lockImport } from './import-store.ts';
import { markReceived } from './mark-received.ts';
import { matchRows } from './match-rows.ts';
import { deleteRows, stageRows, totalsOf } from './row-store.ts';
import { readStatement } from './statement/open-statement.ts';

export const readKind = {
  queue: 'commission-import',
  data: z.object({ masterId: z.number().int(), importId: z.number().int() }),
};

/** Reads a statement into the rows of its dry run and matches them. After a kill it continues where it was. */
export const readImportJob = jobHandler(readKind, async ({ masterId, importId }, { database, files }) => {
  const asTenant = <Result>(work: (db: Db) => Promise<Result>) => database.asTenant({ masterId }, work);
  const record = await asTenant((db) => findImport(db, importId));
  if (record?.state !== 'reading') return;
  try {
    const bytes = await contentOf(files, record);
    let done = record.rows_done;
    const layout = { sheet: record.sheet, headingRow: record.heading_row };
    const from = { map: record.column_map, skip: done, layout };
    for await (const { rows, count } of readStatement(
      masterId,
      bytes,
      record.extension as SheetEnding,
      from,
    )) {
      done += count;
      const goesOn = await asTenant(async (db) => {
        if (!(await isStillMeant(db, record))) return false;
        await stageRows(db, { masterId, importId }, rows);
        await changeImport(db, importId, { rows_done: done });
        return true;
      });
      if (!goesOn) return;
    }
    await asTenant(async (db) => {
      if (!(await isStillMeant(db, record))) return;
      await refuseHuge(db, importId);
      await matchRows(db, importId, record.company_id);
    });
    // Apart from the matching, which locks the assignments: whoever imports locks the company and waits for those.
    await asTenant(async (db) => {
      if (!(await isStillMeant(db, record))) return;
      await markReceived(db, record);
      await changeImport(db, importId, { state: 'read' });
    });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    await asTenant(async (db) => {
      if (!(await isStillMeant(db, record))) return;
      await deleteRows(db, importId);
      await changeImport(db, importId, { state: 'failed', failure: error.message, rows_done: 0 });
    });
  }
});

/** A column of policy numbers that was taken for the commission adds up to more than any amount can be. */
async function refuseHuge(db: Db, importId: number): Promise<void> {
  const totals = await totalsOf(db, importId);
  if (totals.some(({ total }) => Math.abs(total) > LARGEST_CENTS))
    throw new Unreadable('The commissions are too large to add up. Choose the commission column again.');
}

/** Somebody may have discarded it or chosen other columns meanwhile. */
async function isStillMeant(db: Db, record: ImportRecord): Promise<boolean> {
  const now = await lockImport(db, record.id);
  return now?.state === 'reading' && placeOf(now) === placeOf(record);
}

const placeOf = ({ column_map, sheet, heading_row, period }: ImportRecord) =>
  JSON.stringify([column_map, sheet, heading_row, period]);

async function contentOf(files: FileStore, record: ImportRecord): Promise<Uint8Array> {
  const content = await files.open(statementKey(record));
  if (!content) throw new Unreadable('The file is no longer here. Choose it again.');
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
