import { sql } from 'kysely';
import { lockFiles, lockTerms, raiseVersions, restoreReplaced } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { removeFiles } from '#platform/server/files/put-files.ts';
import type { Call, FinishedCall } from '#platform/server/http/call.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { mapProblems } from '../columns.ts';
import type * as contract from '../contract.ts';
import { layoutProblem } from '../layout.ts';
import { whyHeld } from '../rules.ts';
import { statementKey } from './file-key.ts';
import * as store from './import-store.ts';
import { readView, whyNotTakenBack } from './import-view.ts';
import { layoutColumns } from './layout-columns.ts';
import { deleteLines, filesOf, heldLines, listTerms } from './line-store.ts';
import { readKind } from './read-import.ts';
import { lockCompany } from './received-store.ts';
import { deleteRows } from './row-store.ts';

/** The subject under which changes to imports are logged. */
export const SUBJECT = 'commission import';

export async function readImport(
  call: Call<typeof contract.readImport>,
): Promise<AnswerOf<typeof contract.readImport>> {
  const { db, session, params, body, jobs } = call;
  const record = await lock(db, params.id);
  const layout = await chosenLayout(db, record, body);
  const headings = layout ? (JSON.parse(layout.headings) as store.ImportRecord['headings']) : record.headings;
  const problems = mapProblems(
    body.map,
    headings.map(({ name }) => name),
  );
  refuseProblems(problems);
  if (record.state === 'reading')
    throw refuse.conflict('The statement is being read. Wait until it is done.');
  refuseImported(record);
  await deleteRows(db, record.id);
  await store.changeImport(db, record.id, {
    state: 'reading',
    failure: '',
    rows_done: 0,
    column_map: JSON.stringify(body.map),
    ...layout,
    ...(body.period !== undefined && { period: body.period }),
  });
  await jobs.send(db, readKind, { masterId: session.masterId, importId: record.id });
  return readView(db, record.id);
}

/** A different place in the file, when the call names one. */
async function chosenLayout(
  db: Db,
  record: store.ImportRecord,
  { sheet: name = record.sheet, headingRow = record.heading_row }: Call<typeof contract.readImport>['body'],
) {
  if (name === record.sheet && headingRow === record.heading_row) return undefined;
  const sheets = await store.findSheets(db, record.id);
  const problem = layoutProblem(
    sheets.find((sheet) => sheet.name === name),
    headingRow,
  );
  refuseProblems(problem ?? {});
  return layoutColumns(sheets, { sheet: name, headingRow });
}

/** Files that gathered its lines lose them, and the generated lines that those had replaced come back. */
export async function takeBack(
  call: Call<typeof contract.takeBack>,
): Promise<AnswerOf<typeof contract.takeBack>> {
  const { db, session, params } = call;
  await lockTerms(db, session);
  const record = await lock(db, params.id);
  if (record.state !== 'imported') throw refuse.conflict('This statement is not imported.');
  await lockCompany(db, record.company_id);
  const gathered = await filesOf(db, record.id);
  // Whoever works on one of these files is waited for.
  if (gathered.length > 0) await lockFiles(db, gathered);
  const why = await whyNotTakenBack(db, record.id);
  if (why) throw refuse.conflict(why);
  const terms = await listTerms(db, record.id);
  const { lines, files } = await deleteLines(db, session, record.id, {
    subject: SUBJECT,
    subjectId: record.id,
    action: 'taken back',
    before: { filename: record.filename, company: record.company },
  });
  // A merge may have brought a line into another file just now, where it was staged.
  const left = whyHeld(await heldLines(db, record.id));
  if (left) throw refuse.conflict(left);
  const restored = await restoreReplaced(db, {
    author: session,
    terms: sql`SELECT unnest(${terms}::bigint[])`,
    by: { importTakenBack: record.filename },
  });
  const changed = [...files, ...restored].map(({ file }) => file);
  await raiseVersions(db, [...new Set(changed)]);
  await store.changeImport(db, record.id, { state: 'takenBack' });
  return { lines, files, restored };
}

/** If the file stays after all, the sweep removes it. */
export const discardImport: FinishedCall<typeof contract.discardImport, store.ImportRecord> = {
  async within({ db, params }) {
    const record = await lock(db, params.id);
    refuseImported(record);
    await store.deleteImport(db, record.id);
    return record;
  },

  after: (record, { files }) => removeFiles(files, [statementKey(record)]),
};

async function lock(db: Db, id: number): Promise<store.ImportRecord> {
  const record = await store.lockImport(db, id);
  if (!record) throw refuse.notFound();
  return record;
}

function refuseImported({ state }: store.ImportRecord): void {
  if (state === 'imported') throw refuse.conflict('This statement is imported. Take it back instead.');
  if (state === 'takenBack') throw refuse.conflict('This statement was taken back. Upload the file again.');
}
