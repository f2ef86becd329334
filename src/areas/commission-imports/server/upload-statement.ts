import { randomUUID, subtle } from 'node:crypto';
import { cleanName, yearWeekFolder } from '#areas/attachments/rules.ts';
import { checkFile } from '#areas/attachments/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { SentFile } from '#platform/shared/endpoint.ts';
import type { ImportView, uploadStatement as uploadEndpoint } from '../contract.ts';
import { findSaved, guessLayout, type Layout, type PreviewedSheet, type SavedColumns } from '../layout.ts';
import { type Ending, endingOf, NOT_TAKEN, problemOfFile } from '../rules.ts';
import { statementKey } from './file-key.ts';
import { findImported, findSavedColumns, insertImport, isCarrier, type NewImport } from './import-store.ts';
import { readView } from './import-view.ts';
import { importedAlready } from './imported-already.ts';
import { layoutColumns } from './layout-columns.ts';
import { readKind } from './read-import.ts';
import { inspectStatement } from './statement/open-statement.ts';
import { Unreadable } from './statement/unreadable.ts';

/** Keeps the file and reads it at once when the company's saved columns fit; else it waits for its columns. */
export async function uploadStatement(call: Call<typeof uploadEndpoint>): Promise<ImportView> {
  const { db, session, body, files, jobs } = call;
  const [companyId, file] = [Number(body.company[0]), body.files[0]];
  if (!(await isCarrier(db, companyId)))
    throw refuse.fields({ company: ['Choose a carrier of your agency.'] });
  const { filename, ending, sheets } = await inspect(file as SentFile);
  const sha256 = await hashOf(file as SentFile);
  const earlier = await findImported(db, sha256);
  if (earlier) throw await importedAlready(db, session, earlier);
  const saved = await findSavedColumns(db, companyId);
  const { layout, map } = place(sheets, saved);
  const row: NewImport = {
    master_id: session.masterId,
    company_id: companyId,
    filename,
    sha256,
    column_map: JSON.stringify(map ?? {}),
    sheets: JSON.stringify(sheets),
    ...layoutColumns(sheets, layout),
    year_week_folder: yearWeekFolder(new Date()),
    guid: randomUUID(),
    extension: ending,
    created_by: session.employeeId,
  };
  // Before the row: whoever reads a row finds its file.
  await files.put(statementKey(row), (file as SentFile).bytes);
  try {
    const importId = await insertImport(db, row);
    if (map) await jobs.send(db, readKind, { masterId: session.masterId, importId });
    return await readView(db, importId);
  } catch (error) {
    await files.remove(statementKey(row)).catch(() => undefined);
    throw error;
  }
}

interface Looked {
  filename: string;
  ending: Ending;
  sheets: PreviewedSheet[];
}

async function inspect(file: SentFile): Promise<Looked> {
  const filename = cleanName(file.filename);
  const ending = endingOf(filename);
  const problem = problemOfFile({ name: filename, size: file.bytes.length });
  if (problem || !ending) throw refuseFile(problem ?? NOT_TAKEN);
  if (ending === '.xlsx') {
    const judgement = await checkFile(file);
    if ('reason' in judgement) throw refuseFile(judgement.reason);
  }
  try {
    return { filename, ending, sheets: await inspectStatement(file.bytes, ending) };
  } catch (error) {
    throw error instanceof Unreadable ? refuseFile(error.message) : error;
  }
}

/** Where the company's saved columns stand, else where headings seem to. */
function place(
  sheets: readonly PreviewedSheet[],
  saved: SavedColumns | undefined,
): { layout: Layout; map?: SavedColumns['map'] } {
  const known = saved && findSaved(sheets, saved);
  if (known) return { layout: known, map: saved.map };
  const guess = guessLayout(sheets);
  if ('problem' in guess) throw refuseFile(guess.problem);
  return { layout: guess };
}

/** Off the thread of the server. */
async function hashOf({ bytes }: SentFile): Promise<string> {
  return Buffer.from(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex');
}

const refuseFile = (reason: string) => refuse.fields({ files: [reason] });
