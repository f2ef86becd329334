import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { agreedRate } from './agreed-rate.ts';
import { standsForTerm } from './generated-chains.ts';
import { CARRIER, SOURCE, STATUS } from './line-codes.ts';
import { copyOwnProducers } from './line-producers.ts';

/** What a new file gathers: for one company or for all, in a range of days; forwarded lines whatever their day. */
export interface Gathering {
  masterId: number;
  fileId: number;
  companyId: number | null;
  start: string | null;
  end: string | null;
  /** A statement whose lines it takes whatever their day. */
  importId: number | null;
  /** A term's commission is due when its effective date has come. */
  today: RawBuilder<string>;
}

const ofCompany = ({ companyId }: Gathering, company: RawBuilder<unknown>) =>
  companyId === null ? sql`true` : sql`${company} = ${companyId}`;

const within = (gathering: Gathering, company: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
  sql`${ofCompany(gathering, company)} AND ${day} BETWEEN ${gathering.start}::date AND ${gathering.end}::date`;

const orOfStatement = ({ importId }: Gathering) =>
  importId === null ? sql`` : sql`OR l.import_id = ${importId}`;

/** Forwarded lines that no later file has picked up. */
const openForwards = (gathering: Gathering) => sql`l.status = ${STATUS.forwarded} AND l.deleted_at IS NULL
  AND ${ofCompany(gathering, sql`l.company_id`)}
  AND NOT EXISTS (SELECT 1 FROM commission_lines k WHERE k.master_id = l.master_id AND k.forwards_id = l.id)`;

/** The files that lines are picked up from. */
export const filesOfForwards = (gathering: Gathering) => sql`
  SELECT l.file_id FROM commission_lines l WHERE ${openForwards(gathering)}`;

/** What corrects lines of the company and waits for a file, whatever its day. */
const openCorrections = (gathering: Gathering) =>
  sql`l.corrects_id IS NOT NULL AND ${ofCompany(gathering, sql`l.company_id`)}`;

/** The carrier's lines `l` that the file has gathered. */
export const gathered = ({ fileId }: Gathering) => sql`l.file_id = ${fileId} AND l.source IN ${CARRIER}`;

/** Their terms. */
export const gatheredTerms = (gathering: Gathering) => sql`
  SELECT l.policy_id FROM commission_lines l WHERE ${gathered(gathering)} AND l.deleted_at IS NULL`;

/** With the corrections that wait for a file. */
export function gatherCarrierLines(db: Db, gathering: Gathering): Promise<number> {
  return count(
    db,
    sql`UPDATE commission_lines l SET file_id = ${gathering.fileId}
      WHERE l.file_id IS NULL AND l.deleted_at IS NULL AND (
        l.source IN ${CARRIER}
          AND (${within(gathering, sql`l.company_id`, sql`l.transaction_on`)} ${orOfStatement(gathering)})
        OR ${openCorrections(gathering)})`,
  );
}

/** For terms that the carrier has said nothing about; round() rounds half away from zero, as the rules do. */
export function generateLines(db: Db, gathering: Gathering): Promise<number> {
  const { masterId, fileId, today } = gathering;
  return count(
    db,
    sql`
    INSERT INTO commission_lines (master_id, file_id, source, company_id, customer_id, policy_id, product_id,
      policy_number, transaction_on, effdate, expdate, commissionable, commission, adjusted)
    SELECT ${masterId}, ${fileId}, ${SOURCE.generated}, r.company_id, p.customer_id, p.id, p.product_id,
      p.policy_number, p.effdate, p.effdate, p.expdate, p.premium, due.cents, due.cents
    FROM policies p
    JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id
    CROSS JOIN ${agreedRate} agreed
    CROSS JOIN LATERAL (SELECT round(p.premium::numeric * agreed.percent / 10000)::bigint AS cents) due
    WHERE ${within(gathering, sql`r.company_id`, sql`p.effdate`)} AND p.effdate <= (SELECT ${today})
      AND p.status <> 'pending' AND (p.cancelled_on IS NULL OR p.cancelled_on > p.effdate) AND due.cents <> 0
      AND NOT EXISTS (
        SELECT 1 FROM commission_lines l
        WHERE l.master_id = p.master_id AND l.policy_id = p.id AND ${standsForTerm})
    ORDER BY p.id
    ON CONFLICT DO NOTHING`,
  );
}

export async function pickUpForwards(db: Db, gathering: Gathering): Promise<number> {
  const { masterId, fileId } = gathering;
  const lines = await count(
    db,
    sql`
    INSERT INTO commission_lines (master_id, file_id, source, forwards_id, company_id, customer_id, policy_id,
      product_id, policy_number, customer_name, transaction_on, effdate, expdate, commissionable, commission, adjusted,
      advance_id, advance_used, before_advance, reason, own_producers)
    SELECT ${masterId}, ${fileId}, ${SOURCE.pickedUp}, l.id, l.company_id, l.customer_id, l.policy_id,
      l.product_id, l.policy_number, l.customer_name, l.transaction_on, l.effdate, l.expdate, l.commissionable,
      l.commission, l.adjusted, l.advance_id, l.advance_used, l.before_advance, l.reason, l.own_producers
    FROM commission_lines l WHERE ${openForwards(gathering)} ORDER BY l.id
    ON CONFLICT DO NOTHING`,
  );
  await copyOwnProducers(db, fileId);
  return lines;
}

async function count(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(db);
  return Number(numAffectedRows ?? 0);
}
