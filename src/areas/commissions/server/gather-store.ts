import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

/** What a new file gathers: of one company or of all, in a range of days or, of forwarded lines alone, of any. */
export interface Gathering {
  masterId: number;
  fileId: number;
  companyId: number | null;
  start: string | null;
  end: string | null;
  /** A term's commission is due when its effective date has come. */
  today: RawBuilder<string>;
}

function within(
  { companyId, start, end }: Gathering,
  company: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
) {
  const conditions = [
    companyId !== null && sql`${company} = ${companyId}`,
    start !== null && sql`${day} >= ${start}::date`,
    end !== null && sql`${day} <= ${end}::date`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` AND `)}` : sql`true`;
}

const inPool = (gathering: Gathering) => sql`l.file_id IS NULL AND l.deleted_at IS NULL AND l.source IN (1, 2)
  AND ${within(gathering, sql`l.company_id`, sql`l.transaction_on`)}`;

/** Forwarded lines that no later file has picked up. */
const openForwards = (gathering: Gathering) => sql`l.status = 4 AND l.deleted_at IS NULL
  AND ${within(gathering, sql`l.company_id`, sql`l.transaction_on`)}
  AND NOT EXISTS (SELECT 1 FROM commission_lines k WHERE k.master_id = l.master_id AND k.forwards_id = l.id)`;

/** Pending generated lines for which the carrier's own has come. */
const outdated = (gathering: Gathering) => sql`
  SELECT g.id, g.file_id FROM commission_lines l
  JOIN commission_lines g ON g.master_id = l.master_id AND g.policy_id = l.policy_id
    AND g.source = 3 AND g.status = 1 AND g.deleted_at IS NULL
  JOIN commission_files f ON f.master_id = g.master_id AND f.id = g.file_id AND f.archived_at IS NULL
  WHERE ${inPool(gathering)}`;

/** The files that lines are picked up from or replaced in: nobody may change those meanwhile. */
export async function lockNeighbors(db: Db, gathering: Gathering): Promise<void> {
  await sql`
    SELECT id FROM commission_files
    WHERE id IN (
      SELECT l.file_id FROM commission_lines l WHERE ${openForwards(gathering)}
      UNION SELECT file_id FROM (${outdated(gathering)}) o)
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
}

/** Answers the files that lost a line. */
export async function deleteOutdated(db: Db, gathering: Gathering): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    WITH gone AS (
      DELETE FROM commission_lines WHERE id IN (SELECT id FROM (${outdated(gathering)}) o) RETURNING file_id)
    SELECT DISTINCT file_id FROM gone`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

export function gatherCarrierLines(db: Db, gathering: Gathering): Promise<number> {
  return count(
    db,
    sql`UPDATE commission_lines l SET file_id = ${gathering.fileId} WHERE ${inPool(gathering)}`,
  );
}

/** Of terms that the carrier has said nothing of; round() goes half away from zero, as the rules do. */
export function generateLines(db: Db, gathering: Gathering): Promise<number> {
  const { masterId, fileId, today } = gathering;
  return count(
    db,
    sql`
    INSERT INTO commission_lines (master_id, file_id, source, company_id, customer_id, policy_id, product_id,
      policy_number, transaction_on, effdate, expdate, commissionable, commission, adjusted)
    SELECT ${masterId}, ${fileId}, 3, r.company_id, p.customer_id, p.id, p.product_id,
      p.policy_number, p.effdate, p.effdate, p.expdate, p.premium, due.cents, due.cents
    FROM policies p
    JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
    CROSS JOIN LATERAL (SELECT round(p.premium::numeric
      * CASE p.purpose WHEN 'RWL' THEN r.renewal_percent ELSE r.new_percent END / 10000)::bigint AS cents) due
    WHERE ${within(gathering, sql`r.company_id`, sql`p.effdate`)} AND p.effdate <= (SELECT ${today})
      AND p.status <> 'pending' AND (p.cancelled_on IS NULL OR p.cancelled_on > p.effdate) AND due.cents <> 0
      AND NOT EXISTS (
        SELECT 1 FROM commission_lines l
        WHERE l.master_id = p.master_id AND l.policy_id = p.id AND l.source IN (1, 2, 3))
    ORDER BY p.id
    ON CONFLICT DO NOTHING`,
  );
}

export function pickUpForwards(db: Db, gathering: Gathering): Promise<number> {
  const { masterId, fileId } = gathering;
  return count(
    db,
    sql`
    INSERT INTO commission_lines (master_id, file_id, source, forwards_id, company_id, customer_id, policy_id,
      product_id, policy_number, customer_name, transaction_on, effdate, expdate, commissionable, commission, adjusted)
    SELECT ${masterId}, ${fileId}, 5, l.id, l.company_id, l.customer_id, l.policy_id,
      l.product_id, l.policy_number, l.customer_name, l.transaction_on, l.effdate, l.expdate, l.commissionable,
      l.commission, l.adjusted
    FROM commission_lines l WHERE ${openForwards(gathering)} ORDER BY l.id
    ON CONFLICT DO NOTHING`,
  );
}

async function count(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(db);
  return Number(numAffectedRows ?? 0);
}
