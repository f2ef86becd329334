import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { completed, guessColumns, NO_COLUMNS } from '../columns.ts';
import type { ImportFacts, ImportView } from '../contract.ts';
import { whyReliedOn } from '../received.ts';
import { whyHeld } from '../rules.ts';
import { findProgress } from './import-progress.ts';
import { findImport, findSavedColumns, type ImportRecord } from './import-store.ts';
import { heldLines } from './line-store.ts';
import { receivedTotal, reliedOn } from './received-store.ts';
import { totalsOf } from './row-store.ts';
import { totalsToTell } from './total-store.ts';

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
    sheet: record.sheet,
    headingRow: record.heading_row,
    period: record.period,
    ...(await mapOf(db, record)),
    importing,
    // Nobody sees them meanwhile, and asking for them every half second would slow the work down.
    outcomes: isAtWork ? [] : await totalsOf(db, id),
    ...(isAtWork ? { totals: [], unreadSheets: [] } : await totalsToTell(db, record)),
    received: isAtWork ? { rows: 0, total: 0, takenIn: 0 } : await receivedTotal(db, id),
    whyNotTakeBack: (record.state === 'imported' && (await whyNotTakenBack(db, id))) || null,
  };
}

/** Why an imported statement must stay, or nothing. */
export async function whyNotTakenBack(db: Db, id: number): Promise<string | undefined> {
  return whyHeld(await heldLines(db, id)) ?? whyReliedOn(await reliedOn(db, id));
}

async function mapOf(db: Db, record: ImportRecord): Promise<Pick<ImportView, 'map' | 'mapFrom'>> {
  if (record.state !== 'mapping') return { map: { ...NO_COLUMNS, ...record.column_map }, mapFrom: 'chosen' };
  const headings = record.headings.map(({ name }) => name);
  const saved = await findSavedColumns(db, record.company_id);
  const map = saved && completed(saved.map, headings);
  return map ? { map, mapFrom: 'saved' } : { map: guessColumns(headings), mapFrom: 'guessed' };
}
