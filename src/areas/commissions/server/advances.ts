import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { setOff } from '../advance-rules.ts';
import { type AdvancedLines, LINES_TOLD } from '../contract.ts';
import { chainsOf } from './generated-chains.ts';
import { CARRIER, PAID, UNPAID } from './line-codes.ts';

interface Advanced extends AdvancedLines {
  /** Every line, for the log. */
  logged: unknown[];
}

export const NONE_ADVANCED: Advanced = { lines: 0, total: 0, remains: 0, open: 0, details: [], logged: [] };

/**
 * The lines that have paid a term in advance, out of `chain`, with what no carrier's line has used yet. A forwarded
 * line and its copies use the same cents, so only the original is counted.
 */
export const advances = sql`
  SELECT c.master_id, c.policy_id, c.id, c.file_id, c.adjusted AS paid,
    CASE WHEN sign(c.adjusted - u.used) = sign(c.adjusted) THEN c.adjusted - u.used ELSE 0 END AS open
  FROM chain c
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(k.advance_used), 0)::bigint AS used FROM commission_lines k
    WHERE k.master_id = c.master_id AND k.advance_id = c.id AND k.source IN ${CARRIER} AND k.deleted_at IS NULL) u
  WHERE c.status IN ${PAID}`;

/** For an UPDATE of lines `l` that no longer rely on an advance; an amount that somebody typed since then stays. */
export const withoutAdvance = sql`advance_id = NULL, advance_used = 0, before_advance = NULL,
  adjusted = CASE l.adjusted WHEN l.before_advance - l.advance_used THEN l.before_advance ELSE l.adjusted END`;

/**
 * The carrier's lines of terms that a generated line has paid already, staged or settled: what it paid is set against
 * them, so that nothing is paid twice, and they name it. `lines` is a condition on the carrier's lines `l`; `terms`
 * selects their policies.
 */
export async function markAdvanced(
  db: Db,
  terms: RawBuilder<unknown>,
  lines: RawBuilder<unknown>,
): Promise<Advanced> {
  const payers = Map.groupBy(await listPayers(db, terms, lines), ({ paidBy }) => paidBy);
  const used = [...payers.values()].flatMap((ofOne) => {
    const parts = setOff(
      ofOne[0]?.open ?? 0,
      ofOne.map(({ amount }) => amount),
    );
    return ofOne.map((payer, at) => ({ ...payer, used: parts[at] ?? 0 })).filter((payer) => payer.used !== 0);
  });
  if (used.length === 0) return NONE_ADVANCED;
  const touched = new Map(used.map(({ paidBy, open }) => [paidBy, open]));
  const open = [...touched.values()].reduce((sum, cents) => sum + cents, 0);
  return { ...(await saveUsed(db, used)), open: open - used.reduce((sum, payer) => sum + payer.used, 0) };
}

interface Payer {
  /** The carrier's own line, and what it or the last of its copies pays. */
  id: number;
  amount: number;
  paidBy: number;
  paidIn: number;
  paid: number;
  open: number;
}

/** In the order in which they use the advances of their terms. */
async function listPayers(db: Db, terms: RawBuilder<unknown>, lines: RawBuilder<unknown>): Promise<Payer[]> {
  const { rows } = await sql<Payer>`
    WITH RECURSIVE ${chainsOf(terms)}, advance AS (${advances}),
    payer AS (
      SELECT l.master_id, l.id AS root, l.id, l.policy_id, l.status, l.adjusted, l.transaction_on
      FROM commission_lines l
      WHERE l.source IN ${CARRIER} AND l.deleted_at IS NULL AND l.advance_id IS NULL
        AND l.policy_id IN (SELECT policy_id FROM advance) AND ${lines}
      UNION ALL
      SELECT k.master_id, p.root, k.id, p.policy_id, k.status, k.adjusted, p.transaction_on
      FROM payer p
      JOIN commission_lines k ON k.master_id = p.master_id AND k.forwards_id = p.id AND k.deleted_at IS NULL)
    SELECT p.root AS id, p.adjusted AS amount, a.id AS "paidBy", a.file_id AS "paidIn", a.paid, a.open
    FROM payer p
    JOIN advance a ON a.master_id = p.master_id AND a.policy_id = p.policy_id
    WHERE p.status IN ${UNPAID} AND NOT EXISTS (SELECT 1 FROM payer k WHERE k.root = p.root AND k.id > p.id)
    ORDER BY p.transaction_on, p.root`.execute(db);
  return rows;
}

/** The original and its copies alike: whichever of them comes to pay, the advance is taken off it. */
async function saveUsed(
  db: Db,
  used: readonly (Payer & { used: number })[],
): Promise<Omit<Advanced, 'open'>> {
  const { rows } = await sql<Omit<Advanced, 'open'>>`
    WITH RECURSIVE user_of AS (
      SELECT l.master_id, l.id, g.paid_by, g.paid_in, g.paid, g.used
      FROM unnest(${used.map(({ id }) => id)}::bigint[], ${used.map(({ paidBy }) => paidBy)}::bigint[],
        ${used.map(({ paidIn }) => paidIn)}::bigint[], ${used.map(({ paid }) => paid)}::bigint[],
        ${used.map((payer) => payer.used)}::bigint[]) AS g (id, paid_by, paid_in, paid, used)
      JOIN commission_lines l ON l.id = g.id
      UNION ALL
      SELECT k.master_id, k.id, u.paid_by, u.paid_in, u.paid, u.used
      FROM user_of u
      JOIN commission_lines k ON k.master_id = u.master_id AND k.forwards_id = u.id AND k.deleted_at IS NULL),
    marked AS (
      UPDATE commission_lines n SET advance_id = u.paid_by, advance_used = u.used, before_advance = n.adjusted,
        adjusted = n.adjusted - u.used
      FROM user_of u WHERE n.master_id = u.master_id AND n.id = u.id
      RETURNING n.master_id, n.id, n.policy_number, n.customer_id, n.customer_name, n.before_advance AS before,
        n.adjusted AS remains, u.paid_by, u.paid_in, u.paid, u.used),
    told AS (
      SELECT m.*, coalesce(c.name, m.customer_name) AS customer, row_number() OVER (ORDER BY m.id) AS place
      FROM marked m LEFT JOIN customers c ON c.master_id = m.master_id AND c.id = m.customer_id
      WHERE NOT EXISTS (SELECT 1 FROM commission_lines k JOIN marked o ON o.id = k.id
        WHERE k.master_id = m.master_id AND k.forwards_id = m.id))
    SELECT count(*) AS lines, coalesce(sum(before), 0)::bigint AS total, coalesce(sum(remains), 0)::bigint AS remains,
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'policy', policy_number, 'customer', customer, 'amount', before,
        'remains', remains, 'file', paid_in, 'paid', paid) ORDER BY id) FILTER (WHERE place <= ${LINES_TOLD}), '[]') AS details,
      (SELECT jsonb_agg(jsonb_build_object('line', id, 'policy', policy_number, 'amount', before, 'used', used,
        'paidBy', paid_by, 'paidIn', paid_in) ORDER BY id) FROM marked) AS logged
    FROM told`.execute(db);
  return rows[0] as Omit<Advanced, 'open'>;
}
