import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { type BesideManual, LINES_TOLD } from '../contract.ts';
import type { addManualLine } from '../line-contract.ts';
import { CARRIER, SOURCE } from './line-codes.ts';

type SameTerm = AnswerOf<typeof addManualLine>['sameTerm'];

/** What pays or can pay the term besides the line: the last one of each chain. */
export async function listSameTerm(db: Db, policyId: number, besides: number): Promise<SameTerm> {
  const { rows } = await sql<SameTerm[number]>`
    SELECT l.id, l.file_id AS file, l.source, l.status, l.adjusted AS amount FROM commission_lines l
    WHERE l.policy_id = ${policyId} AND l.id <> ${besides} AND l.deleted_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM commission_lines k
      WHERE k.master_id = l.master_id AND k.forwards_id = l.id AND k.deleted_at IS NULL)
    ORDER BY l.id LIMIT ${LINES_TOLD}`.execute(db);
  return rows;
}

/** Of the lines `l` under the condition, those generated or the carrier's whose terms have a line added by hand. */
export async function findBesideManual(db: Db, lines: RawBuilder<unknown>): Promise<BesideManual> {
  const { rows } = await sql<BesideManual>`
    WITH both_stand AS (
      SELECT l.id, l.policy_number, l.adjusted, coalesce(c.name, l.customer_name) AS customer, m.file_id AS file, m.adjusted AS added,
        row_number() OVER (ORDER BY l.id) AS place
      FROM commission_lines l
      LEFT JOIN customers c ON c.master_id = l.master_id AND c.id = l.customer_id
      CROSS JOIN LATERAL (
        SELECT m.file_id, m.adjusted FROM commission_lines m
        WHERE m.master_id = l.master_id AND m.policy_id = l.policy_id AND m.source = ${SOURCE.manual}
          AND m.deleted_at IS NULL AND m.corrects_id IS NULL
        ORDER BY m.id LIMIT 1) m
      WHERE ${lines} AND (l.source = ${SOURCE.generated} OR l.source IN ${CARRIER}) AND l.deleted_at IS NULL)
    SELECT count(*) AS lines, coalesce(sum(adjusted), 0)::bigint AS total,
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'policy', policy_number, 'customer', customer, 'amount', adjusted,
        'file', file, 'added', added) ORDER BY id) FILTER (WHERE place <= ${LINES_TOLD}), '[]') AS details
    FROM both_stand`.execute(db);
  return rows[0] as BesideManual;
}
