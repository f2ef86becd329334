import { type RawBuilder, sql } from 'kysely';
import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { LINES_TOLD, type ReplacedLines } from '../contract.ts';
import { ALL_COMPANIES } from '../rules.ts';
import { chainsOf, unpaid } from './generated-chains.ts';
import { FILE_SUBJECT } from './lock-file.ts';
import { keptLines } from './logged-lines.ts';

interface Replacing {
  author: Author;
  /** Selects the policies that the carrier's own lines have come for. */
  terms: RawBuilder<unknown>;
  /** What they came with, for the log. */
  by: Record<string, unknown>;
}

/**
 * Generated lines that have paid nothing give way to the carrier's own, in whichever file they stand, archived or
 * not: otherwise they could be paid once more. Each file that loses lines has an entry that names them. The caller
 * holds the locks of `lockTerms` and `lockChains`, and raises the versions of those files.
 */
export async function replaceGenerated(
  db: Db,
  { author: { masterId, employeeId }, terms, by }: Replacing,
): Promise<ReplacedLines[]> {
  const { rows } = await sql<ReplacedLines>`
    WITH RECURSIVE ${chainsOf(terms)}, unpaid AS (${unpaid}),
    gone AS (
      DELETE FROM commission_lines l USING unpaid u WHERE l.master_id = u.master_id AND l.id = u.id
      RETURNING l.master_id, l.id, l.file_id, l.policy_number, l.status, l.adjusted, l.customer_id),
    entries AS (
      INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, before, after)
      SELECT ${masterId}, ${employeeId}::bigint, ${FILE_SUBJECT}, file_id, 'lines replaced', ${keptLines},
        ${JSON.stringify(by)}::jsonb
      FROM gone GROUP BY file_id),
    told AS (
      SELECT g.*, c.name AS customer, row_number() OVER (PARTITION BY g.file_id ORDER BY g.id) AS place
      FROM gone g LEFT JOIN customers c ON c.master_id = g.master_id AND c.id = g.customer_id)
    SELECT f.id AS file, coalesce(max(c.name), ${ALL_COMPANIES}) AS company,
      max(e.first_name || ' ' || e.last_name) AS creator, count(*) AS lines, sum(t.adjusted)::bigint AS total,
      jsonb_agg(jsonb_build_object('id', t.id, 'policy', t.policy_number, 'customer', coalesce(t.customer, ''),
        'status', t.status, 'amount', t.adjusted) ORDER BY t.id) FILTER (WHERE t.place <= ${LINES_TOLD}) AS details
    FROM told t
    JOIN commission_files f ON f.master_id = t.master_id AND f.id = t.file_id
    LEFT JOIN companies c ON c.master_id = f.master_id AND c.id = f.company_id
    JOIN employees e ON e.master_id = f.master_id AND e.id = f.created_by
    GROUP BY f.id ORDER BY f.id`.execute(db);
  return rows;
}
