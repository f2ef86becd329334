import { randomUUID } from 'node:crypto';
import { cleanName, yearWeekFolder } from '#areas/attachments/rules.ts';
import { checkFile } from '#areas/attachments/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { hashBytes } from '#platform/server/files/hash-bytes.ts';
import { removeFiles } from '#platform/server/files/put-files.ts';
import type { Call, PreparedCall } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { InspectedSheet } from '#platform/server/sheets/inspect-sheets.ts';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import type { SentFile } from '#platform/shared/endpoint.ts';
import { endingOf, NOT_TAKEN, problemOfFile, type SheetEnding } from '#platform/shared/sheets/endings.ts';
import type { Layout, PreviewedSheet } from '#platform/shared/sheets/preview.ts';
import { findSaved } from '#platform/shared/sheets/sheet-layout.ts';
import type { ImportView, uploadStatement as uploadEndpoint } from '../contract.ts';
import { guessLayout, type SavedColumns } from '../layout.ts';
import { statementKey } from './file-key.ts';
import { findImported, findSavedColumns, insertImport, isCarrier, type NewImport } from './import-store.ts';
import { readView } from './import-view.ts';
import { importedAlready } from './imported-already.ts';
import { layoutColumns } from './layout-columns.ts';
import { readKind } from './read-import.ts';
import { inspectStatement } from './statement/open-statement.ts';

/** Keeps the file and reads it right away when the company's saved columns fit; otherwise it waits for its columns. */
export const uploadStatement: PreparedCall<typeof uploadEndpoint, Kept> = {
  async before({ session, body, files, database }) {
    const [companyId, file] = [Number(body.company[0]), body.files[0] as SentFile];
    const saved = await database.asTenant(session, async (db) => {
      await refuseOthers(db, companyId);
      return findSavedColumns(db, companyId);
    });
    const { inspected, ...looked } = await inspect(session.masterId, file, saved);
    const placed = place(inspected, saved);
    const at = { master_id: session.masterId, guid: randomUUID(), extension: looked.ending };
    const row = { ...at, year_week_folder: yearWeekFolder(new Date()), filename: looked.filename };
    // Before the row: whoever reads a row finds its file.
    await files.put(statementKey(row), file.bytes);
    const sheets = inspected.map(({ places: _, ...sheet }) => sheet);
    return { companyId, sheets, placed, row: { ...row, sha256: await hashBytes(file.bytes) } };
  },

  within: insert,

  otherwise: ({ row }, { files }) => removeFiles(files, [statementKey(row)]),
};

/** A file that is already stored, and what it contains. */
interface Kept {
  companyId: number;
  sheets: PreviewedSheet[];
  placed: Placed;
  row: Pick<NewImport, 'master_id' | 'guid' | 'extension' | 'year_week_folder' | 'filename' | 'sha256'>;
}

async function insert(
  { db, session, jobs }: Call<typeof uploadEndpoint>,
  { companyId, sheets, placed: { layout, map }, row }: Kept,
): Promise<ImportView> {
  await refuseOthers(db, companyId);
  const earlier = await findImported(db, row.sha256);
  if (earlier) throw await importedAlready(db, session, earlier);
  const importId = await insertImport(db, {
    ...row,
    company_id: companyId,
    column_map: JSON.stringify(map ?? {}),
    sheets: JSON.stringify(sheets),
    ...layoutColumns(sheets, layout),
    created_by: session.employeeId,
  });
  if (map) await jobs.send(db, readKind, { masterId: session.masterId, importId });
  return readView(db, importId);
}

async function refuseOthers(db: Db, companyId: number): Promise<void> {
  if (!(await isCarrier(db, companyId)))
    throw refuse.fields({ company: ['Choose a carrier of your agency.'] });
}

interface Looked {
  filename: string;
  ending: SheetEnding;
  inspected: InspectedSheet[];
}

async function inspect(agency: number, file: SentFile, saved: SavedColumns | undefined): Promise<Looked> {
  const filename = cleanName(file.filename);
  const ending = endingOf(filename);
  const problem = problemOfFile({ name: filename, size: file.bytes.length });
  if (problem || !ending) throw refuseFile(problem ?? NOT_TAKEN);
  if (ending === '.xlsx') {
    const judgement = await checkFile(agency, file);
    if ('reason' in judgement) throw refuseFile(judgement.reason);
  }
  try {
    return { filename, ending, inspected: await inspectStatement(agency, file.bytes, ending, saved?.map) };
  } catch (error) {
    throw error instanceof Unreadable ? refuseFile(error.message) : error;
  }
}

interface Placed {
  layout: Layout;
  /** The saved one, where its columns are in the file. */
  map?: SavedColumns['map'];
}

/** Where the company's saved columns are, otherwise where headings seem to be. */
function place(sheets: readonly InspectedSheet[], saved: SavedColumns | undefined): Placed {
  const places = sheets.map((sheet) => sheet.places);
  const known = saved && findSaved(places, saved);
  if (known) return { layout: known, map: saved.map };
  const guess = guessLayout(places);
  if ('problem' in guess) throw refuseFile(guess.problem);
  return { layout: guess };
}

const refuseFile = (reason: string) => refuse.fields({ files: [reason] });
