import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { type Part, pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { FinanceRequest, listRequests as listEndpoint, RequestFilter } from '../requests-contract.ts';

export async function listRequests({
  db,
  query: { page, per_page, ...filter },
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { rows: results, pagination } = await pageOf(
    { page, per_page },
    await countRequests(db, filter),
    async (part) => (await pageOfRequests(filter, part).execute(db)).rows,
  );
  return { results, pagination };
}

async function countRequests(db: Db, filter: RequestFilter): Promise<number> {
  const { rows } = await countOfRequests(filter).execute(db);
  return rows[0]?.total ?? 0;
}

export function countOfRequests(filter: RequestFilter) {
  return sql<{ total: number }>`SELECT count(*) AS total FROM finance_requests q WHERE ${matching(filter)}`;
}

/** Newest first. Every order is an index's, read from its end. */
export function pageOfRequests(filter: RequestFilter, { size, offset }: Part) {
  return sql<FinanceRequest>`
    SELECT q.id, q.asked_at AS "askedAt", json_build_object('id', c.id, 'name', c.name) AS company, q.kind, q.result,
      q.outcome, q.status, q.took_ms AS "tookMs", q.operation_id AS "operationId", q.is_sandbox AS "isSandbox"
    FROM (SELECT q.master_id, q.id, q.company_id, q.asked_at, q.kind, q.result, q.outcome, q.status, q.took_ms,
        q.operation_id, q.is_sandbox
      FROM finance_requests q WHERE ${matching(filter)}
      ORDER BY q.asked_at DESC, q.id DESC LIMIT ${size} OFFSET ${offset}) AS q
    JOIN companies c ON c.master_id = q.master_id AND c.id = q.company_id
    ORDER BY q.asked_at DESC, q.id DESC`;
}

function matching({ companyId, result }: RequestFilter): RawBuilder<SqlBool> {
  const conditions = [
    ...(companyId === undefined ? [] : [sql`q.company_id = ${companyId}`]),
    ...(result === undefined ? [] : [sql`q.result = ${result}`]),
  ];
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` AND `)}` : sql<SqlBool>`true`;
}
