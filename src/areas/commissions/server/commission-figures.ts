import { sql } from 'kysely';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { commissionFigures as endpoint } from '../figures-contract.ts';
import { FORWARDED, type LineStatus, PENDING, SETTLED, STAGED } from '../statuses.ts';

interface StateRow {
  status: LineStatus;
  lines: number;
  amount: number;
}

/** File by file out of the index that covers the lines; the lines of archived files are not read. */
export const figuresSql = sql<StateRow>`
  SELECT t.status, sum(t.lines)::bigint AS lines, sum(t.amount)::bigint AS amount
  FROM commission_files f
  CROSS JOIN LATERAL (
    SELECT l.status, count(*) AS lines, sum(l.adjusted) AS amount FROM commission_lines l
    WHERE l.master_id = f.master_id AND l.file_id = f.id AND l.deleted_at IS NULL GROUP BY l.status
  ) t
  WHERE f.deleted_at IS NULL AND f.archived_at IS NULL
  GROUP BY t.status`;

export async function commissionFigures({ db }: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await figuresSql.execute(db);
  const counted = (status: LineStatus) => {
    const found = rows.find((row) => row.status === status);
    return { lines: found?.lines ?? 0, amount: found?.amount ?? 0 };
  };
  return {
    pending: counted(PENDING),
    staged: counted(STAGED),
    settled: counted(SETTLED),
    forwarded: counted(FORWARDED),
  };
}
