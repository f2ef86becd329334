import { randomUUID } from 'node:crypto';
import { cleanName, yearWeekFolder } from '#areas/attachments/rules.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { hashBytes } from '#platform/server/files/hash-bytes.ts';
import { removeFiles } from '#platform/server/files/put-files.ts';
import type { Call, PreparedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import type { SentFile } from '#platform/shared/endpoint.ts';
import type { BringInView, uploadBringIn as uploadEndpoint } from '../contract.ts';
import { type ColumnMap, fits, guessMap, isOfTakeOut, type Kind, takeOutMap } from '../fields.ts';
import { type Ending, endingOf } from '../rules.ts';
import type { Heading } from './lines-worker.ts';
import { bringInKey } from './place.ts';
import { inspectFile } from './read-lines.ts';
import { findImported, findSavedMap, insertBringIn, type Place } from './store.ts';
import { viewOf } from './view.ts';
import { bringInKind } from './work.ts';

interface Kept {
  kind: Kind;
  headings: Heading[];
  row: Place & { filename: string; sha256: string; row_count: number };
}

/** Keeps the file, and reads it right away when its columns are known; otherwise it waits for them. */
export const uploadFile: PreparedCall<typeof uploadEndpoint, Kept> = {
  async before({ session, body, files }) {
    const [kind, file] = [body.kind[0] as Kind, body.files[0] as SentFile];
    const filename = cleanName(file.filename);
    const ending = endingOf(filename);
    if (!ending) throw refuse.fields({ files: ['Choose a CSV or XLSX file.'] });
    const { headings, rowCount } = await inspected(session.masterId, file.bytes, ending);
    const place = {
      master_id: session.masterId,
      year_week_folder: yearWeekFolder(new Date()),
      guid: randomUUID(),
    };
    // Before the row: whoever reads a row finds its file.
    await files.put(bringInKey(place), file.bytes);
    const sha256 = await hashBytes(file.bytes);
    return { kind, headings, row: { ...place, filename, sha256, row_count: rowCount } };
  },

  within: insert,

  otherwise: ({ row }, { files }) => removeFiles(files, [bringInKey(row)]),
};

async function inspected(masterId: number, bytes: Uint8Array, ending: Ending) {
  try {
    return await inspectFile(masterId, bytes, ending);
  } catch (error) {
    if (error instanceof Unreadable) throw refuse.fields({ files: [error.message] });
    throw error;
  }
}

async function insert(
  { db, session, jobs }: Call<typeof uploadEndpoint>,
  { kind, headings, row }: Kept,
): Promise<BringInView> {
  const { masterId, employeeId } = session;
  await refuseImported(db, row.sha256);
  const names = headings.map(({ name }) => name);
  const ofTakeOut = isOfTakeOut(kind, names);
  const saved = ofTakeOut ? takeOutMap(kind, names) : await fittingMap(db, kind, names);
  const id = await insertBringIn(db, {
    ...row,
    kind,
    headings: JSON.stringify(headings),
    column_map: JSON.stringify(saved ?? guessMap(kind, names)),
    of_take_out: ofTakeOut,
    state: saved ? 'reading' : 'mapping',
    created_by: employeeId,
  });
  if (saved) await jobs.send(db, bringInKind, { masterId, bringInId: id, employeeId, state: 'reading' });
  return viewOf(db, id);
}

async function fittingMap(db: Db, kind: Kind, names: readonly string[]): Promise<ColumnMap | undefined> {
  const saved = await findSavedMap(db, kind);
  return saved && fits(saved, names) ? saved : undefined;
}

/** The same rows twice would make every record twice, where names alone do not tell. */
export async function refuseImported(db: Db, sha256: string): Promise<void> {
  const earlier = await findImported(db, sha256);
  if (!earlier) return;
  throw refuse.conflict(
    `${earlier.person} has imported this file already, as ${earlier.filename}. Take that import back first.`,
  );
}
