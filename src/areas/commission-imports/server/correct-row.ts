import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Field } from '../columns.ts';
import type * as rowCalls from '../row-contract.ts';
import { readRow, type StagedRow } from '../statement-row.ts';
import { lockImport } from './import-store.ts';
import { readView } from './import-view.ts';
import { markReceived } from './mark-received.ts';
import { matchRows } from './match-rows.ts';
import { lockCompany } from './received-store.ts';

/** Nothing is logged yet: a dry run that is discarded leaves nothing, and the import tells which rows they were. */
export async function correctRow(
  call: Call<typeof rowCalls.correctRow>,
): Promise<AnswerOf<typeof rowCalls.correctRow>> {
  const { db, session, params, body } = call;
  const record = await lockImport(db, params.id);
  if (!record) throw refuse.notFound();
  if (record.state !== 'read')
    throw refuse.conflict('Rows can be corrected only during the dry run. Nothing was changed.');
  const original = await findCells(db, record.id, body.row);
  if (!original) throw refuse.conflict('Only a row with a problem can be corrected.');
  const typed = { ...original, ...body.cells };
  const { row, problems } = readRow(body.row, (field) => typed[field] ?? '');
  const errors: FieldErrors = {};
  for (const { field, words } of problems) {
    const path = `cells.${field}`;
    errors[path] = [...(errors[path] ?? []), words];
  }
  refuseProblems(errors);
  // In the order in which an import takes its locks.
  await lockCompany(db, record.company_id);
  await saveCorrected(db, record.id, row, typed, session.employeeId);
  await matchRows(db, record.id, record.company_id);
  await markReceived(db, record);
  return readView(db, record.id);
}

type Cells = Partial<Record<Field, string>>;

async function findCells(db: Db, importId: number, row: number): Promise<Cells | undefined> {
  const { rows } = await sql<{ cells: Cells | null }>`
    SELECT cells FROM commission_import_rows
    WHERE import_id = ${importId} AND row_number = ${row} AND total_label = '' FOR UPDATE`.execute(db);
  return rows[0]?.cells ?? undefined;
}

async function saveCorrected(
  db: Db,
  importId: number,
  row: StagedRow,
  typed: Cells,
  employeeId: number,
): Promise<void> {
  const { row_number, total_label: _, cells: __, ...read } = row;
  await db
    .updateTable('commission_import_rows')
    .set({
      ...read,
      policy_id: null,
      match_tier: null,
      match_confidence: null,
      match_reason: '',
      assignment_id: null,
      received_line_id: null,
      taken_in: false,
      corrected: JSON.stringify(typed),
      corrected_by: employeeId,
      corrected_at: sql`now()`,
    })
    .where('import_id', '=', importId)
    .where('row_number', '=', row_number)
    .execute();
}

/** The rows that were imported with typed cells. */
export async function listCorrected(db: Db, importId: number): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    SELECT row_number AS row FROM commission_import_rows
    WHERE import_id = ${importId} AND corrected IS NOT NULL ORDER BY 1`.execute(db);
  return rows.map(({ row }) => row);
}
