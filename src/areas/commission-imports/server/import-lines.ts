import { sql } from 'kysely';
import type { Session } from '#platform/server/auth/session.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { NO_COLUMNS } from '../columns.ts';
import type * as contract from '../contract.ts';
import { rowWords } from '../received.ts';
import { isSameDryRun, rowsToImport, UNDONE, whyNothingToImport } from '../rules.ts';
import { whyTotalsDiffer } from '../totals.ts';
import { SUBJECT } from './change-import.ts';
import { listCorrected } from './correct-row.ts';
import { progressReporter, showImporting } from './import-progress.ts';
import * as store from './import-store.ts';
import { importedAlready } from './imported-already.ts';
import { insertLines, linkAssignments, lockAssignments } from './line-store.ts';
import { markReceived } from './mark-received.ts';
import { listTakenIn } from './received-store.ts';
import { type OutcomeTotal, totalsOf } from './row-store.ts';
import { checkAll } from './total-store.ts';

/** One transaction writes all lines; another one reports the progress. */
export async function importLines(
  call: Call<typeof contract.importLines>,
): Promise<AnswerOf<typeof contract.importLines>> {
  const { db, session, params, body, database } = call;
  const record = await lockOnly(db, session, params.id);
  if (record.state !== 'read') throw refuse.conflict('The statement is not read yet. Nothing was imported.');
  // Whoever comes second gets the new dry run, which this transaction has just written.
  if (await markReceived(db, record)) throw refuse.conflict(RECEIVED).keepingChanges();
  const outcomes = await totalsOf(db, record.id);
  const now = { map: { ...NO_COLUMNS, ...record.column_map }, outcomes };
  if (body.seen && !isSameDryRun(body.seen, now)) throw refuse.conflict(CHANGED);
  const why = whyNothingToImport(outcomes);
  if (why) throw refuse.conflict(why);
  const differ = whyTotalsDiffer((await checkAll(db, record)).totals);
  if (differ && !body.despiteTotals) throw refuse.conflict(differ);
  const of = rowsToImport(outcomes);
  const added = await writeLines(db, database, record, of);
  await store.saveMap(db, record);
  await store.changeImport(db, record.id, { state: 'imported', imported_at: sql`now()` });
  await writeChange(db, session, {
    subject: SUBJECT,
    subjectId: record.id,
    action: 'imported',
    after: {
      filename: record.filename,
      company: record.company,
      lines: added.lines,
      amount: added.total,
      ...(await receivedFacts(db, record.id, outcomes)),
      ...(differ && { totalsDiffer: differ }),
    },
  });
  return added;
}

const CHANGED =
  'The dry run has changed since you looked at it: somebody chose other columns or rows, undid an assignment, or took a statement back. Look at it again.';
const RECEIVED =
  'Rows of this statement were received with another one in the meantime. The dry run shows which. Look at it again.';

/** For the log: what was left out because an earlier statement had it, what was taken in all the same, and typed. */
async function receivedFacts(db: Db, importId: number, outcomes: readonly OutcomeTotal[]) {
  const left = outcomes.find(({ outcome }) => outcome === 'received');
  const takenIn = await listTakenIn(db, importId);
  const corrected = await listCorrected(db, importId);
  return {
    ...(left && { rowsReceivedBefore: left.rows }),
    ...(corrected.length > 0 && { rowsCorrected: rowWords(corrected) }),
    ...(takenIn.length > 0 && { rowsTakenInOnPurpose: rowWords(takenIn) }),
  };
}

/** With all other uploads of the same file, none of which may be imported. */
async function lockOnly(db: Db, session: Session, id: number): Promise<store.ImportRecord> {
  const found = await store.findImport(db, id);
  if (!found) throw refuse.notFound();
  const same = await store.lockSameFile(db, found.sha256);
  const record = same.find((each) => each.id === id);
  const earlier = same.find(({ state }) => state === 'imported');
  if (!record) throw refuse.notFound();
  if (earlier) throw await importedAlready(db, session, earlier);
  return record;
}

async function writeLines(
  db: Db,
  database: Database,
  { master_id: masterId, id: importId, company_id }: store.ImportRecord,
  of: number,
): Promise<{ lines: number; total: number }> {
  await showImporting(db, importId);
  const report = progressReporter(database, { masterId, importId, of });
  report(0);
  const isAssigned = await lockAssignments(db, importId);
  const added = await insertLines(db, importId, company_id, report);
  if (isAssigned) await linkAssignments(db, importId, UNDONE);
  return added;
}
