import { type RawBuilder, sql } from 'kysely';
import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { ChangedFile } from '../contract.ts';
import { CHANGED, changeInFiles } from './change-in-files.ts';
import { chainsOf, standsForTerm, unpaid } from './generated-chains.ts';
import { STATUS } from './line-codes.ts';

interface Terms {
  author: Author;
  /** Selects the policies. */
  terms: RawBuilder<unknown>;
  /** What brought or took the carrier's lines, for the log. */
  by: Record<string, unknown>;
}

/**
 * Generated lines that have paid nothing are replaced by the carrier's lines, in whichever file they are, archived
 * or not: otherwise they could be paid once more. They are kept for the day when the carrier's lines go. The caller
 * has the locks of `lockTerms` and `lockChains`, and raises the versions of the files.
 */
export async function replaceGenerated(db: Db, { author, terms, by }: Terms): Promise<ChangedFile[]> {
  const { files } = await changeInFiles(db, author, {
    action: 'lines replaced',
    // A copy that somebody deleted goes with its original, and is remembered when that comes back.
    reads: sql`${chainsOf(terms)}, unpaid AS (${unpaid}),
      family AS (
        SELECT master_id, id, policy_id FROM unpaid
        UNION
        SELECT k.master_id, k.id, f.policy_id FROM family f
        JOIN commission_lines k ON k.master_id = f.master_id AND k.forwards_id = f.id),
      outdated AS (
        DELETE FROM commission_replaced_lines r USING unpaid u
        WHERE r.master_id = u.master_id AND r.policy_id = u.policy_id),
      kept AS (
        INSERT INTO commission_replaced_lines (master_id, line_id, policy_id, line)
        SELECT f.master_id, f.id, f.policy_id, to_jsonb(l) FROM family f
        JOIN commission_lines l ON l.master_id = f.master_id AND l.id = f.id)`,
    change: sql`DELETE FROM commission_lines l USING unpaid u WHERE l.master_id = u.master_id AND l.id = u.id
      RETURNING ${CHANGED}`,
    listed: 'before',
    after: by,
  });
  return files;
}

/** The files that replaced lines of the terms were in. */
export const filesOfReplaced = (terms: RawBuilder<unknown>) => sql`
  SELECT (r.line->>'file_id')::bigint AS file_id FROM commission_replaced_lines r WHERE r.policy_id IN (${terms})`;

/**
 * The carrier's lines of the terms are gone: what they had replaced comes back, originals and copies, as it was.
 * Where that is no longer possible, the next file generates it: a file that had a line of the term is gone, or that
 * of the pending one is archived or posted. The caller has locked the terms and the files, and raises their versions.
 */
export async function restoreReplaced(db: Db, { author, terms, by }: Terms): Promise<ChangedFile[]> {
  const { files } = await changeInFiles(db, author, {
    action: 'lines restored',
    reads: sql`lost AS (
      SELECT g.* FROM commission_replaced_lines r
      CROSS JOIN LATERAL jsonb_populate_record(NULL::commission_lines, r.line) g WHERE r.policy_id IN (${terms}))`,
    // The policy may have moved to another customer meanwhile.
    change: sql`
      INSERT INTO commission_lines AS l (master_id, id, file_id, status, source, forwards_id, company_id, customer_id,
        policy_id, product_id, policy_number, transaction_on, effdate, expdate, commissionable, commission, adjusted,
        deleted_at, reason)
      SELECT g.master_id, g.id, g.file_id, g.status, g.source, g.forwards_id, g.company_id, p.customer_id,
        g.policy_id, g.product_id, g.policy_number, g.transaction_on, g.effdate, g.expdate, g.commissionable,
        g.commission, g.adjusted, g.deleted_at, coalesce(g.reason, '')
      FROM lost g
      JOIN policies p ON p.master_id = g.master_id AND p.id = g.policy_id
      WHERE NOT EXISTS (SELECT 1 FROM lost o
          JOIN commission_files f ON f.master_id = o.master_id AND f.id = o.file_id
          WHERE o.policy_id = g.policy_id AND o.deleted_at IS NULL
            AND (f.deleted_at IS NOT NULL
              OR (coalesce(f.archived_at, f.posted_at) IS NOT NULL AND o.status = ${STATUS.pending})))
        AND NOT EXISTS (SELECT 1 FROM commission_lines l
          WHERE l.master_id = g.master_id AND l.policy_id = g.policy_id AND ${standsForTerm})
      ORDER BY g.id
      RETURNING ${CHANGED}`,
    also: sql`done AS (
      DELETE FROM commission_replaced_lines r USING changed c WHERE r.master_id = c.master_id AND r.line_id = c.id)`,
    listed: 'after',
    after: by,
  });
  return files;
}
