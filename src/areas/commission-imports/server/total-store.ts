import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { ImportView } from '../contract.ts';
import { type CheckedTotal, checkSheets, checkTotals, type OtherSheets, type TotalRow } from '../totals.ts';
import { findSheets, type ImportRecord } from './import-store.ts';

/** As many differing totals as a person reads. */
const TOLD_MAX = 20;

type Checked = OtherSheets & { totals: CheckedTotal[] };

/** Every total of the statement, and what its other sheets come to. */
export async function checkAll(db: Db, { id, sheet }: Pick<ImportRecord, 'id' | 'sheet'>): Promise<Checked> {
  const own = checkTotals(await listTotals(db, id));
  const sheets = await findSheets(db, id);
  const others =
    sheets.length > 1 ? checkSheets(sheets, sheet, await sumOfRows(db, id)) : { totals: [], unread: [] };
  return { totals: [...own, ...others.totals], unread: others.unread };
}

export async function totalsToTell(
  db: Db,
  record: Pick<ImportRecord, 'id' | 'sheet'>,
): Promise<Pick<ImportView, 'totals' | 'unreadSheets'>> {
  const { totals, unread } = await checkAll(db, record);
  const [own, others] = [totals.filter(({ sheet }) => !sheet), totals.filter(({ sheet }) => sheet)];
  const last = own.at(-1);
  const differing = own.filter((total) => !total.agrees && total !== last).slice(0, TOLD_MAX);
  return { totals: [...differing, ...(last ? [last] : []), ...others], unreadSheets: unread };
}

/** Rows with a problem count as far as their amount was read: the carrier has added them up too. */
async function listTotals(db: Db, importId: number): Promise<TotalRow[]> {
  const { rows } = await sql<TotalRow>`
    SELECT row, label, carrier, above FROM (
      SELECT row_number AS row, total_label AS label, commission AS carrier,
        coalesce(sum(commission) FILTER (WHERE total_label = '') OVER (ORDER BY row_number), 0)::bigint AS above
      FROM commission_import_rows WHERE import_id = ${importId}) r
    WHERE label <> '' AND carrier IS NOT NULL ORDER BY row`.execute(db);
  return rows;
}

async function sumOfRows(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT coalesce(sum(commission), 0)::bigint AS total FROM commission_import_rows
    WHERE import_id = ${importId} AND total_label = ''`.execute(db);
  return rows[0]?.total ?? 0;
}
