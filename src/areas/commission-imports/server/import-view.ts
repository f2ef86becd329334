import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { type ColumnMap, fits, guessColumns, NO_COLUMNS } from '../columns.ts';
import type { ImportFacts, ImportView } from '../contract.ts';
import { whyHeld } from '../rules.ts';
import { findProgress } from './import-progress.ts';
import { findImport, findSavedMap, type ImportRecord } from './import-store.ts';
import { heldLines } from './line-store.ts';
import { totalsOf } from './row-store.ts';

export function factsOf(record: ImportRecord): ImportFacts {
  return {
    id: record.id,
    company: { id: record.company_id, name: record.company },
    filename: record.filename,
    state: record.state,
    failure: record.failure,
    rowCount: record.row_count,
    rowsDone: record.rows_done,
    creator: record.creator,
    created: record.created_at,
    imported: record.imported_at,
  };
}

export async function readView(db: Db, id: number): Promise<ImportView> {
  const record = await findImport(db, id);
  if (!record) throw refuse.notFound();
  const importing = record.state === 'read' ? await findProgress(db, id) : null;
  const isAtWork = importing !== null || record.state === 'mapping' || record.state === 'reading';
  return {
    ...factsOf(record),
    headings: record.headings,
    ...(await mapOf(db, record)),
    importing,
    // Nobody sees them meanwhile, and asking for them every half second would slow the work down.
    outcomes: isAtWork ? [] : await totalsOf(db, id),
    whyNotTakeBack: (record.state === 'imported' && whyHeld(await heldLines(db, id))) || null,
  };
}

async function mapOf(db: Db, record: ImportRecord): Promise<Pick<ImportView, 'map' | 'mapFrom'>> {
  if (record.state !== 'mapping') return { map: { ...NO_COLUMNS, ...record.column_map }, mapFrom: 'chosen' };
  const headings = record.headings.map(({ name }) => name);
  const saved = await fittingMap(db, record.company_id, headings);
  return saved ? { map: saved, mapFrom: 'saved' } : { map: guessColumns(headings), mapFrom: 'guessed' };
}

/** The company's map of an earlier import, when this sheet has its columns. */
export async function fittingMap(
  db: Db,
  companyId: number,
  headings: readonly string[],
): Promise<ColumnMap | undefined> {
  const saved = await findSavedMap(db, companyId);
  const whole = saved && { ...NO_COLUMNS, ...saved };
  return whole && fits(whole, headings) ? whole : undefined;
}
