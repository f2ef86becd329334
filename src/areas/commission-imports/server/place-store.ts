import { sql } from 'kysely';
import { STATUS } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { PLACES } from '../pool.ts';
import type { Place } from '../pool-contract.ts';

type PlaceRow = Omit<Place, 'import'> & { import_id: number | null; filename: string | null };

/**
 * The lines and the rows that became none are counted apart: the planner knows nothing about a statement that was just
 * imported, and would compare each row with each line.
 */
export async function findPlaces(db: Db, importId: number): Promise<Place[]> {
  const { rows } = await sql<PlaceRow>`
    WITH RECURSIVE own AS (
      SELECT l.master_id, l.id, l.file_id, l.status, l.commission, l.deleted_at IS NOT NULL AS is_deleted,
        to_char(l.transaction_on, 'YYYY-MM') AS month
      FROM commission_lines l WHERE l.import_id = ${importId}),
    later AS (
      SELECT o.master_id, o.id AS root, o.id, o.file_id, 0 AS step FROM own o
      WHERE o.status = ${STATUS.forwarded} AND NOT o.is_deleted
      UNION ALL
      SELECT k.master_id, t.root, k.id, k.file_id, t.step + 1 FROM later t
      JOIN commission_lines k ON k.master_id = t.master_id AND k.forwards_id = t.id AND k.deleted_at IS NULL),
    last AS (SELECT DISTINCT ON (root) root, file_id FROM later WHERE step > 0 ORDER BY root, step DESC),
    placed AS (
      SELECT CASE WHEN o.is_deleted THEN 'deleted' WHEN o.file_id IS NULL THEN 'pool'
          WHEN o.status = ${STATUS.forwarded} THEN 'forwarded' ELSE 'file' END AS place,
        o.file_id AS file, CASE WHEN o.file_id IS NOT NULL AND NOT o.is_deleted THEN o.status END AS status,
        t.file_id AS now, CASE WHEN o.file_id IS NULL AND NOT o.is_deleted THEN o.month ELSE '' END AS month,
        NULL::bigint AS import_id, NULL::text AS filename, o.commission
      FROM own o LEFT JOIN last t ON t.root = o.id
      UNION ALL
      SELECT CASE WHEN r.problem <> '' THEN 'problem' ELSE 'received' END, NULL, NULL, NULL, '', i.id, i.filename,
        r.commission
      FROM commission_import_rows r
      LEFT JOIN commission_lines x ON x.master_id = r.master_id AND x.id = r.received_line_id AND r.problem = ''
      LEFT JOIN commission_imports i ON i.master_id = x.master_id AND i.id = x.import_id
      WHERE r.import_id = ${importId} AND r.total_label = ''
        AND (r.problem <> '' OR (r.received_line_id IS NOT NULL AND NOT r.taken_in)))
    SELECT place, file, status, now, month, import_id, filename, count(*) AS rows,
      coalesce(sum(commission), 0)::bigint AS total
    FROM placed GROUP BY 1, 2, 3, 4, 5, 6, 7
    ORDER BY array_position(${PLACES}::text[], place), month, file, status, now, import_id`.execute(db);
  return rows.map(({ import_id, filename, ...row }) => ({
    ...row,
    import: import_id === null ? null : { id: import_id, filename: filename ?? '' },
  }));
}
