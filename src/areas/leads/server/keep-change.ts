import { type Author, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Lead } from '../contract.ts';
import { logged, readLead, SUBJECT } from './load-lead.ts';

/** Writes the one log entry of a change, and answers the lead as it is now. */
export async function keepChange(
  db: Db,
  author: Author,
  action: string,
  id: number,
  before?: Lead,
): Promise<Lead> {
  const after = await readLead(db, id);
  await writeChange(db, author, {
    subject: SUBJECT,
    subjectId: id,
    action,
    ...(before && { before: logged(before) }),
    after: logged(after),
  });
  return after;
}
