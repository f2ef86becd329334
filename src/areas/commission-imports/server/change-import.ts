import { sql } from 'kysely';
import { lockFiles, raiseVersions } from '#areas/commissions/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { mapProblems } from '../columns.ts';
import type * as contract from '../contract.ts';
import { whyNotTakeBack } from '../rules.ts';
import { statementKey } from './file-key.ts';
import * as store from './import-store.ts';
import { readView } from './import-view.ts';
import { deleteLines, filesOf, heldLines, insertLines } from './line-store.ts';
import { readKind } from './read-import.ts';
import { deleteRows } from './row-store.ts';
import { importedAlready } from './upload-statement.ts';

/** What changes of imports are logged under. */
export const SUBJECT = 'commission import';

export async function readImport(
  call: Call<typeof contract.readImport>,
): Promise<AnswerOf<typeof contract.readImport>> {
  const { db, session, params, body, jobs } = call;
  const record = await lock(db, params.id);
  if (record.state === 'reading')
    throw refuse.conflict('The statement is being read. Wait until it is done.');
  refuseImported(record);
  const problems = mapProblems(
    body.map,
    record.headings.map(({ name }) => name),
  );
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  await deleteRows(db, record.id);
  await store.changeImport(db, record.id, {
    state: 'reading',
    failure: '',
    rows_done: 0,
    column_map: JSON.stringify(body.map),
  });
  await jobs.send(db, readKind, { masterId: session.masterId, importId: record.id });
  return readView(db, record.id);
}

export async function importLines(
  call: Call<typeof contract.importLines>,
): Promise<AnswerOf<typeof contract.importLines>> {
  const { db, session, params } = call;
  const { sha256 } = await find(db, params.id);
  const same = await store.lockSameFile(db, sha256);
  const record = same.find(({ id }) => id === params.id);
  const earlier = same.find(({ state }) => state === 'imported');
  if (!record) throw refuse.notFound();
  if (earlier) throw importedAlready(earlier);
  if (record.state !== 'read') throw refuse.conflict('The statement is not read yet. Nothing was imported.');
  const added = await insertLines(db, record.id, record.company_id);
  if (added.lines === 0) throw refuse.conflict('Every row has a problem. There is nothing to import.');
  await store.saveMap(db, record);
  await store.changeImport(db, record.id, { state: 'imported', imported_at: sql`now()` });
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: record.id,
    action: 'imported',
    after: { filename: record.filename, company: record.company, lines: added.lines, amount: added.total },
  });
  return added;
}

/** Files that gathered its lines lose them; generated ones come again with the next file. */
export async function takeBack(
  call: Call<typeof contract.takeBack>,
): Promise<AnswerOf<typeof contract.takeBack>> {
  const { db, session, params } = call;
  const record = await lock(db, params.id);
  if (record.state !== 'imported') throw refuse.conflict('This statement is not imported.');
  const gathered = await filesOf(db, record.id);
  // Whoever works on one of these files is waited for.
  if (gathered.length > 0) await lockFiles(db, gathered);
  const why = whyNotTakeBack(await heldLines(db, record.id));
  if (why) throw refuse.conflict(why);
  const { lines, files } = await deleteLines(db, record.id);
  // A merge may have brought a line into another file just now, where it was staged.
  const left = whyNotTakeBack(await heldLines(db, record.id));
  if (left) throw refuse.conflict(left);
  await raiseVersions(db, files);
  await store.changeImport(db, record.id, { state: 'takenBack' });
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: record.id,
    action: 'taken back',
    before: { filename: record.filename, company: record.company, lines },
  });
  return { lines };
}

export async function discardImport(call: Call<typeof contract.discardImport>): Promise<void> {
  const { db, params, files } = call;
  const record = await lock(db, params.id);
  refuseImported(record);
  await store.deleteImport(db, record.id);
  // What is left of the file when this transaction fails or the file stays, the sweep takes.
  await files.remove(statementKey(record)).catch(() => undefined);
}

async function find(db: Db, id: number): Promise<store.ImportRecord> {
  const record = await store.findImport(db, id);
  if (!record) throw refuse.notFound();
  return record;
}

async function lock(db: Db, id: number): Promise<store.ImportRecord> {
  const record = await store.lockImport(db, id);
  if (!record) throw refuse.notFound();
  return record;
}

function refuseImported({ state }: store.ImportRecord): void {
  if (state === 'imported') throw refuse.conflict('This statement is imported. Take it back instead.');
  if (state === 'takenBack') throw refuse.conflict('This statement was taken back. Upload the file again.');
}
