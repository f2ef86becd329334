import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type AdvancedLines, LINES_TOLD } from '../contract.ts';
import { chainsOf } from './generated-chains.ts';
import { PAID, UNPAID } from './line-codes.ts';

interface Advanced extends AdvancedLines {
  /** Every line, for the log. */
  logged: unknown[];
}

/**
 * The carrier's lines of terms that a generated line has paid already, staged or settled: the money came, and is
 * not paid a second time. Their Adjusted becomes nothing, and they name the line that paid. A chargeback, which has
 * the other sign, stays. `lines` is a condition on the carrier's lines `l`; `terms` selects their policies.
 */
export async function markAdvanced(
  db: Db,
  terms: RawBuilder<unknown>,
  lines: RawBuilder<unknown>,
): Promise<Advanced> {
  const { rows } = await sql<Advanced>`
    WITH RECURSIVE ${chainsOf(terms)},
    marked AS (
      UPDATE commission_lines n SET advance_id = w.paid_by, adjusted = 0
      FROM (
        SELECT l.master_id, l.id, l.adjusted AS before, c.id AS paid_by, c.file_id AS paid_in, c.adjusted AS paid
        FROM chain c
        JOIN commission_lines l ON l.master_id = c.master_id AND l.policy_id = c.policy_id
        WHERE c.status IN ${PAID} AND sign(l.commission) = sign(c.adjusted) AND l.deleted_at IS NULL
          AND l.advance_id IS NULL AND l.status IN ${UNPAID} AND ${lines}) w
      WHERE n.master_id = w.master_id AND n.id = w.id
      RETURNING n.id, n.policy_number, n.customer_id, w.before, w.paid_by, w.paid_in, w.paid),
    told AS (
      SELECT m.*, coalesce(c.name, '') AS customer, row_number() OVER (ORDER BY m.id) AS place
      FROM marked m LEFT JOIN customers c ON c.id = m.customer_id)
    SELECT count(*) AS lines, coalesce(sum(before), 0)::bigint AS total,
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'policy', policy_number, 'customer', customer, 'amount', before,
        'file', paid_in, 'paid', paid) ORDER BY id) FILTER (WHERE place <= ${LINES_TOLD}), '[]') AS details,
      coalesce(jsonb_agg(jsonb_build_object('line', id, 'policy', policy_number, 'amount', before,
        'paidBy', paid_by, 'paidIn', paid_in) ORDER BY id), '[]') AS logged
    FROM told`.execute(db);
  return rows[0] as Advanced;
}
