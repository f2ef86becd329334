import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { FileView, viewFile as viewEndpoint } from '../contract.ts';
import { companyOf } from './file-of.ts';
import { STATUS } from './line-codes.ts';
import { findOpenMerge } from './merge-store.ts';

export async function viewFile({ db, params: { id } }: Call<typeof viewEndpoint>): Promise<FileView> {
  const file = await findFile(db, id);
  if (!file) throw refuse.notFound();
  const merge = await findOpenMerge(db, id);
  return {
    file: {
      id,
      status: flagOf(file.archived_at !== null),
      posted: file.posted_at,
      company: companyOf(file),
      forwardOnly: file.forward_only,
      creator: file.creator,
      filingDate: file.created_at,
      depositDate: file.deposit_on,
      depositAmount: file.deposit_amount,
      startDate: file.start_on,
      endDate: file.end_on,
      version: file.version,
      merge: merge && !file.archived_at && !file.posted_at ? mergeOf(merge) : null,
    },
    companies: file.companies,
    products: file.products,
    totals: file.totals,
  };
}

function mergeOf({
  merged_at,
  merged_by,
  source_ids,
}: {
  merged_at: Date;
  merged_by: string;
  source_ids: number[];
}) {
  return { at: merged_at, by: merged_by, files: source_ids.length };
}

interface ViewRow {
  company_id: number | null;
  company: string | null;
  forward_only: boolean;
  creator: string;
  created_at: Date;
  deposit_on: string | null;
  deposit_amount: number | null;
  start_on: string | null;
  end_on: string | null;
  archived_at: Date | null;
  posted_at: Date | null;
  version: number;
  companies: { id: number; name: string }[];
  products: { id: number; name: string }[];
  totals: FileView['totals'];
}

/** The lines are read once, from their covering index. */
async function findFile(db: Db, id: number): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`
    WITH counted AS MATERIALIZED (
      SELECT l.status, l.company_id, l.product_id, count(*) AS lines, sum(l.commissionable) AS commissionable,
        sum(l.adjusted) AS adjusted
      FROM commission_lines l WHERE l.file_id = ${id} AND l.deleted_at IS NULL
      GROUP BY l.status, l.company_id, l.product_id)
    SELECT f.company_id, c.name AS company, f.forward_only, e.first_name || ' ' || e.last_name AS creator,
      f.created_at, f.deposit_on, f.deposit_amount, f.start_on, f.end_on, f.archived_at, f.posted_at, f.version,
      (SELECT coalesce(json_agg(json_build_object('id', k.id, 'name', k.name) ORDER BY fold(k.name), k.id), '[]')
        FROM companies k WHERE k.id IN (SELECT company_id FROM counted)) AS companies,
      (SELECT coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) ORDER BY fold(r.name), r.id), '[]')
        FROM products r WHERE r.id IN (SELECT product_id FROM counted)) AS products,
      (SELECT json_build_object('pending', coalesce(sum(lines) FILTER (WHERE status = ${STATUS.pending}), 0),
        'staged', coalesce(sum(lines) FILTER (WHERE status = ${STATUS.staged}), 0),
        'settled', coalesce(sum(lines) FILTER (WHERE status = ${STATUS.settled}), 0),
        'forwarded', coalesce(sum(lines) FILTER (WHERE status = ${STATUS.forwarded}), 0),
        'commissionable', coalesce(sum(commissionable), 0), 'adjusted', coalesce(sum(adjusted), 0),
        'amounts', json_build_object(
          'pending', coalesce(sum(adjusted) FILTER (WHERE status = ${STATUS.pending}), 0),
          'staged', coalesce(sum(adjusted) FILTER (WHERE status = ${STATUS.staged}), 0),
          'settled', coalesce(sum(adjusted) FILTER (WHERE status = ${STATUS.settled}), 0),
          'forwarded', coalesce(sum(adjusted) FILTER (WHERE status = ${STATUS.forwarded}), 0)))
        FROM counted) AS totals
    FROM commission_files f
    LEFT JOIN companies c ON c.master_id = f.master_id AND c.id = f.company_id
    JOIN employees e ON e.master_id = f.master_id AND e.id = f.created_by
    WHERE f.id = ${id} AND f.deleted_at IS NULL`.execute(db);
  return rows[0];
}
