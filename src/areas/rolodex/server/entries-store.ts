import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { EntryFilter } from '../contract.ts';
import type { SearchTerms } from '../rules.ts';

export interface EntrySearch extends SearchTerms {
  kind: EntryFilter;
  /** In capitals; empty for any. */
  letter: string;
}

/** Everybody and everything of the agency, and of that what was searched for. */
function found({ kind, words, digits }: EntrySearch) {
  return sql`
    WITH entries AS (
      SELECT 'colleague' AS kind, e.id, trim(e.first_name || ' ' || e.last_name) AS name, e.job_title,
        coalesce(o.name, '') AS place, e.phone, '' AS phone2, e.email,
        false AS is_carrier, false AS is_finance, true AS active
      FROM employees e LEFT JOIN offices o ON o.master_id = e.master_id AND o.id = e.office_id
      WHERE e.disabled_at IS NULL
      UNION ALL
      SELECT 'company', c.id, c.name, '', '', c.phone, '', c.email, c.is_carrier, c.is_finance, c.active
      FROM companies c
      UNION ALL
      SELECT 'contact', r.id, r.name, r.job_title, r.company, r.phone, r.phone2, r.email, false, false, true
      FROM rolodex_contacts r
    ), keyed AS (
      SELECT kind, id, name, job_title, place, phone, email, is_carrier, is_finance, active,
        fold(name) COLLATE "C" AS name_key, digits(phone) AS digits, digits(phone2) AS digits2,
        fold(concat_ws(' ', name, place, email)) AS text_key
      FROM entries
      WHERE ${kind} = 'all' OR (${kind} = 'companies') = (kind = 'company')
    ), found AS (
      SELECT kind, id, name, job_title, place, phone, email, is_carrier, is_finance, active, name_key
      FROM keyed
      WHERE NOT EXISTS (
          SELECT FROM unnest(${words}::text[]) AS word
          WHERE strpos(concat_ws(' ', text_key, digits, digits2), fold(word)) = 0)
        OR (${digits} <> '' AND (strpos(digits, ${digits}) > 0 OR strpos(digits2, ${digits}) > 0))
    )`;
}

function begins(letter: string) {
  return sql<boolean>`(${letter} = '' OR left(name_key, 1) = lower(${letter}))`;
}

/** How many entries there are, and which letters their names begin with when none is chosen. */
export async function summarize(db: Db, search: EntrySearch) {
  const { rows } = await sql<{ total: number; letters: string[] }>`${found(search)}
    SELECT count(*) FILTER (WHERE ${begins(search.letter)}) AS total,
      coalesce(array_agg(DISTINCT upper(left(name_key, 1))) FILTER (WHERE name_key ~ '^[a-z]'), '{}') AS letters
    FROM found`.execute(db);
  return rows[0] ?? { total: 0, letters: [] };
}

export interface EntryRow {
  kind: 'colleague' | 'company' | 'contact';
  id: number;
  name: string;
  job_title: string;
  place: string;
  phone: string;
  email: string;
  is_carrier: boolean;
  is_finance: boolean;
  active: boolean;
}

export async function listPage(db: Db, search: EntrySearch, { size, offset }: Part): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`${found(search)}
    SELECT kind, id, name, job_title, place, phone, email, is_carrier, is_finance, active
    FROM found WHERE ${begins(search.letter)}
    ORDER BY name_key, kind, id LIMIT ${size} OFFSET ${offset}`.execute(db);
  return rows;
}
