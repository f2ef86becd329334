import { type RawBuilder, sql } from 'kysely';
import type { Author, Change } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type ChangedFile, LINES_TOLD } from '../contract.ts';
import { ALL_COMPANIES } from '../rules.ts';
import { FILE_SUBJECT } from './lock-file.ts';
import { keptLines } from './logged-lines.ts';

type Facts = Record<string, unknown>;

interface FilesChange {
  /** What it is called in the log of each file. */
  action: string;
  /** CTEs that the change reads. */
  reads?: RawBuilder<unknown>;
  /** UPDATE, DELETE or INSERT of lines `l` that ends with `RETURNING ${CHANGED}`. */
  change: RawBuilder<unknown>;
  /** CTEs that read what has `changed`. */
  also?: RawBuilder<unknown>;
  /** What is the same for all lines. */
  before?: Facts;
  after?: Facts;
  /** On which side the lines are listed: what is gone before, what is there after. */
  listed: 'before' | 'after';
  /** One more entry, with all of the lines, those in no file too. */
  own?: Change;
}

/** What is reported and logged about a line. A deleted line has no file to report. */
export const CHANGED = sql`l.master_id, l.id, CASE WHEN l.deleted_at IS NULL THEN l.file_id END AS file_id,
  l.policy_number, l.status, l.adjusted, l.customer_id, l.customer_name`;

export interface Changed {
  lines: number;
  total: number;
  /** By file, for whoever did it. */
  files: ChangedFile[];
}

/**
 * Changes lines in whichever files they are. Each file has an entry of its own that names its lines with their
 * amounts; the lines go into the log without leaving the database. The caller locks the files and raises their versions.
 */
export async function changeInFiles(
  db: Db,
  { masterId, employeeId }: Author,
  { action, reads, change, also, before, after, listed, own }: FilesChange,
): Promise<Changed> {
  const side = (facts: Facts | undefined, name: typeof listed) => {
    const given = facts ? sql`${JSON.stringify(facts)}::jsonb` : sql`NULL::jsonb`;
    return name === listed ? sql`coalesce(${given}, '{}') || ${keptLines}` : given;
  };
  const entry = (
    subject: string,
    id: RawBuilder<unknown>,
    name: string,
    facts: Pick<Change, 'before' | 'after'>,
  ) => sql`
    INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, before, after)
    SELECT ${masterId}, ${employeeId}::bigint, ${subject}, ${id}, ${name}, ${side(facts.before, 'before')},
      ${side(facts.after, 'after')}
    FROM changed`;
  const ownEntry = own
    ? sql`, own AS (${entry(own.subject, sql`${own.subjectId}::bigint`, own.action, own)})`
    : sql``;
  const { rows } = await sql<Changed>`
    WITH RECURSIVE ${reads ? sql`${reads},` : sql``} changed AS (${change})${also ? sql`, ${also}` : sql``},
    entries AS (
      ${entry(FILE_SUBJECT, sql`file_id`, action, { ...(before && { before }), ...(after && { after }) })}
      WHERE file_id IS NOT NULL GROUP BY file_id)${ownEntry},
    told AS (
      SELECT g.*, coalesce(c.name, g.customer_name) AS customer,
        row_number() OVER (PARTITION BY g.file_id ORDER BY g.id) AS place
      FROM changed g LEFT JOIN customers c ON c.master_id = g.master_id AND c.id = g.customer_id),
    files AS (
      SELECT f.id AS file, coalesce(max(c.name), ${ALL_COMPANIES}) AS company,
        max(e.first_name || ' ' || e.last_name) AS creator, count(*) AS lines, sum(t.adjusted)::bigint AS total,
        jsonb_agg(jsonb_build_object('id', t.id, 'policy', t.policy_number, 'customer', t.customer,
          'status', t.status, 'amount', t.adjusted) ORDER BY t.id) FILTER (WHERE t.place <= ${LINES_TOLD}) AS details
      FROM told t
      JOIN commission_files f ON f.master_id = t.master_id AND f.id = t.file_id
      LEFT JOIN companies c ON c.master_id = f.master_id AND c.id = f.company_id
      JOIN employees e ON e.master_id = f.master_id AND e.id = f.created_by
      GROUP BY f.id)
    SELECT (SELECT count(*) FROM changed) AS lines, (SELECT coalesce(sum(adjusted), 0)::bigint FROM changed) AS total,
      (SELECT coalesce(jsonb_agg(to_jsonb(f) ORDER BY f.file), '[]') FROM files f) AS files`.execute(db);
  return rows[0] as Changed;
}
