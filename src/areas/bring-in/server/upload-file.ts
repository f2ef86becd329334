import { randomUUID } from 'node:crypto';
import { cleanName, yearWeekFolder } from '#areas/attachments/rules.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { hashBytes } from '#platform/server/files/hash-bytes.ts';
import { removeFiles } from '#platform/server/files/put-files.ts';
import type { Call, PreparedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { InspectedSheet } from '#platform/server/sheets/inspect-sheets.ts';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import type { SentFile } from '#platform/shared/endpoint.ts';
import { endingOf, NOT_TAKEN, problemOfFile } from '#platform/shared/sheets/endings.ts';
import type { Layout, PreviewedSheet } from '#platform/shared/sheets/preview.ts';
import { findSaved } from '#platform/shared/sheets/sheet-layout.ts';
import type { BringInView, uploadBringIn as uploadEndpoint } from '../contract.ts';
import type { ColumnMap, Kind } from '../fields.ts';
import { LAYOUTS } from '../layout.ts';
import { bringInKey } from './place.ts';
import { placeColumns } from './place-columns.ts';
import { inspectFile } from './read-lines.ts';
import { type BringInRecord, findImported, findSavedMap, insertBringIn, type Place } from './store.ts';
import { viewOf } from './view.ts';
import { bringInKind } from './work.ts';

interface Kept {
  kind: Kind;
  saved: ColumnMap | undefined;
  sheets: PreviewedSheet[];
  layout: Layout;
  /** Only one sheet has columns that are known. */
  isSure: boolean;
  row: Place & { filename: string; sha256: string };
}

/** Keeps the file, and reads it right away when its columns are known; otherwise it waits for them. */
export const uploadFile: PreparedCall<typeof uploadEndpoint, Kept> = {
  async before({ session, body, files, database }) {
    const [kind, file] = [body.kind[0] as Kind, body.files[0] as SentFile];
    const filename = cleanName(file.filename);
    const saved = await database.asTenant(session, (db) => findSavedMap(db, kind));
    const inspected = await inspect(session.masterId, { kind, filename, bytes: file.bytes }, saved);
    const layout = placed(kind, inspected);
    const place = {
      master_id: session.masterId,
      year_week_folder: yearWeekFolder(new Date()),
      guid: randomUUID(),
    };
    // Before the row: whoever reads a row finds its file.
    await files.put(bringInKey(place), file.bytes);
    const row = { ...place, filename, sha256: await hashBytes(file.bytes) };
    const sheets = inspected.map(({ places: _, ...sheet }) => sheet);
    const isSure = inspected.filter(({ places }) => places.savedRows.length > 0).length === 1;
    return { kind, saved, sheets, layout, isSure, row };
  },

  within: insert,

  otherwise: ({ row }, { files }) => removeFiles(files, [bringInKey(row)]),
};

interface Sent {
  kind: Kind;
  filename: string;
  bytes: Uint8Array;
}

async function inspect(masterId: number, { kind, filename, bytes }: Sent, saved: ColumnMap | undefined) {
  const ending = endingOf(filename);
  const problem = problemOfFile({ name: filename, size: bytes.length });
  if (problem || !ending) throw refuseFile(problem ?? NOT_TAKEN);
  try {
    return await inspectFile(masterId, { kind, bytes, ending }, saved);
  } catch (error) {
    throw error instanceof Unreadable ? refuseFile(error.message) : error;
  }
}

/** Where columns are that are known, otherwise where headings seem to be. */
function placed(kind: Kind, sheets: readonly InspectedSheet[]): Layout {
  const places = sheets.map((sheet) => sheet.places);
  const known = findSaved(places);
  if (known) return known;
  const guess = LAYOUTS[kind].guessLayout(places);
  if ('problem' in guess) throw refuseFile(guess.problem);
  return guess;
}

const refuseFile = (reason: string) => refuse.fields({ files: [reason] });

async function insert(
  { db, session, jobs }: Call<typeof uploadEndpoint>,
  { kind, saved, sheets, layout, isSure, row }: Kept,
): Promise<BringInView> {
  const { masterId, employeeId } = session;
  const { map, isKnown, ...place } = placeColumns(kind, sheets, layout, saved);
  const isOnly = sheets.length === 1;
  // Of several sheets another one may be meant.
  if (isOnly) await refuseImported(db, { ...row, kind, sheet: layout.sheet });
  const isRead = isKnown && (isOnly || isSure);
  const id = await insertBringIn(db, {
    ...row,
    ...place,
    kind,
    sheets: JSON.stringify(sheets),
    headings: JSON.stringify(place.headings),
    column_map: JSON.stringify(map),
    state: isRead ? 'reading' : 'mapping',
    created_by: employeeId,
  });
  if (isRead) await jobs.send(db, bringInKind, { masterId, bringInId: id, employeeId, state: 'reading' });
  return viewOf(db, id);
}

/** The same rows twice would make every record twice, where names alone do not tell. */
export async function refuseImported(
  db: Db,
  file: Pick<BringInRecord, 'sha256' | 'kind' | 'sheet'>,
): Promise<void> {
  const earlier = await findImported(db, file);
  if (!earlier) return;
  throw refuse.conflict(
    `${earlier.person} has imported this file already, as ${earlier.filename}. Take that import back first.`,
  );
}
