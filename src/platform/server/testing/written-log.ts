import type pg from 'pg';
import { type LogBook, untold, type WrittenEntry } from '#platform/shared/log-book.ts';

let known: LogBook | undefined;

/** From now on a test app that closes fails when its areas logged something that no area describes. */
export function checkLogAgainst(book: LogBook): void {
  known = book;
}

export async function refuseUntold(owner: pg.Pool): Promise<void> {
  if (!known) throw new Error('No one said what the areas tell of the records they log.');
  const problems = untold(known, await writtenEntries(owner));
  if (problems.length > 0)
    throw new Error(`The change log holds what no log.ts of an area tells: ${problems.join(', ')}.`);
}

const NAMES = `strict $.** ? (@.type() == "object").keyvalue().key`;

/** What is in the log of all agencies, by kind of record and action. */
export async function writtenEntries(owner: pg.Pool): Promise<WrittenEntry[]> {
  const { rows } = await owner.query(
    `SELECT subject, action, coalesce(array_agg(DISTINCT name #>> '{}') FILTER (WHERE name IS NOT NULL), '{}') AS fields
     FROM change_log LEFT JOIN LATERAL jsonb_path_query(jsonb_build_array(before, after), $1::jsonpath) AS name ON true
     GROUP BY subject, action`,
    [NAMES],
  );
  return rows;
}
