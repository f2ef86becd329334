import { type RawBuilder, sql } from 'kysely';
import { yearOfMonths } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import {
  type leadSnapshot,
  type leadStats,
  type Outcome,
  SNAPSHOT_OLDEST,
  type SnapshotColumn,
} from '../list-contract.ts';
import type { LeadStatus } from '../statuses.ts';

/** The index by status gives the count and the oldest of each. */
export async function snapshotOf(
  db: Db,
  statuses: readonly LeadStatus[],
): Promise<AnswerOf<typeof leadSnapshot>> {
  const { rows } = await sql<Omit<SnapshotColumn, 'oldest'> & { oldest: OldestRow[] }>`
    SELECT s.status, (SELECT count(*) FROM leads l WHERE l.status = s.status) AS count, (
      SELECT coalesce(json_agg(json_build_object('id', old.id, 'name', old.name, 'assignee', old.assignee,
        'createdAt', old.created_at) ORDER BY old.created_at, old.id), '[]')
      FROM (
        SELECT l.id, l.name, l.created_at, coalesce(e.first_name || ' ' || e.last_name, '') AS assignee
        FROM leads l LEFT JOIN employees e ON e.master_id = l.master_id AND e.id = l.assigned_to
        WHERE l.status = s.status ORDER BY l.created_at, l.id LIMIT ${SNAPSHOT_OLDEST}
      ) AS old
    ) AS oldest
    FROM unnest(${statuses}::text[]) WITH ORDINALITY AS s (status, place) ORDER BY s.place`.execute(db);
  const column = ({ oldest, ...rest }: (typeof rows)[number]) => ({
    ...rest,
    oldest: oldest.map((lead) => ({ ...lead, createdAt: new Date(lead.createdAt) })),
  });
  return { results: rows.map(column) };
}

/** A moment inside JSON is text. */
type OldestRow = Omit<SnapshotColumn['oldest'][number], 'createdAt'> & { createdAt: string };

const GROUPS_MOST = 15;
const OUTCOME = sql`count(l.id) AS leads, count(l.id) FILTER (WHERE l.status = 'sold') AS sold,
  count(l.id) FILTER (WHERE l.status = 'closed') AS closed`;

export async function statsOf(db: Db, timeZone: string): Promise<AnswerOf<typeof leadStats>> {
  const year = yearOfMonths(timeZone);
  const months = await sql<{ month: string } & Omit<Outcome, 'name'>>`
    SELECT m.month, ${OUTCOME}
    FROM ${year} AS m LEFT JOIN leads l ON l.created_at >= m.begins AND l.created_at < m.ends
    GROUP BY m.month ORDER BY m.month`.execute(db);
  const sources = await outcomesBy<Outcome>(year, sql`l.source AS name`, sql`l.source`).execute(db);
  const named = sql`coalesce(e.first_name || ' ' || e.last_name, '') AS name, e.id`;
  const people = await outcomesBy<Outcome & { id: number | null }>(
    year,
    named,
    sql`e.id, e.first_name, e.last_name`,
  ).execute(db);
  return { months: months.rows, sources: sources.rows, people: people.rows };
}

function outcomesBy<Row>(year: RawBuilder<unknown>, named: RawBuilder<unknown>, group: RawBuilder<unknown>) {
  return sql<Row>`
    SELECT ${named}, ${OUTCOME}
    FROM leads l LEFT JOIN employees e ON e.master_id = l.master_id AND e.id = l.assigned_to
    WHERE l.created_at >= (SELECT min(m.begins) FROM ${year} AS m)
    GROUP BY ${group} ORDER BY leads DESC, name LIMIT ${GROUPS_MOST}`;
}
