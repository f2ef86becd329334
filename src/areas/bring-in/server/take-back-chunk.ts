import type { Db } from '#platform/server/db/bound-kysely.ts';
import { endRows, nextRows, takeBackRows } from './row-store.ts';
import type { BringInRecord } from './store.ts';

const CHUNK = 100;

/** Removes the next records that the import added, except those that were changed since. */
export async function takeBackChunk(db: Db, { id }: BringInRecord, after: number) {
  const rows = await nextRows(db, id, ['made'], { after, size: CHUNK });
  const gone = await takeBackRows(
    db,
    id,
    rows.map(({ row_number }) => row_number),
  );
  await endRows(
    db,
    id,
    rows.map(({ row_number, record_id, same_id, problems }) =>
      gone.has(row_number)
        ? { row_number, outcome: 'takenBack', record_id: null, same_id, problems }
        : { row_number, outcome: 'changed', record_id, same_id, problems },
    ),
  );
  return { rows: rows.length, last: rows.at(-1)?.row_number ?? 0 };
}
