import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { ARCHIVED, CLOSED } from '../rules.ts';
import { type LockedFile, lockFiles } from './file-store.ts';

/** The subject under which changes to files are logged. */
export const FILE_SUBJECT = 'commission file';

/** All of the named files, or 404 when one of them is not there. */
export async function lockAll(db: Db, ids: readonly number[]): Promise<LockedFile[]> {
  const locked = await lockFiles(db, ids);
  if (locked.length < new Set(ids).size) throw refuse.notFound();
  return locked;
}

/** A file that is there and not archived. If it is posted, what was left open in it can be settled, and nothing else. */
export async function lockActiveFile(db: Db, id: number): Promise<LockedFile> {
  const [file] = await lockAll(db, [id]);
  if (!file) throw refuse.notFound();
  if (file.archived_at) throw refuse.conflict(ARCHIVED);
  return file;
}

/** A file whose lines are about to change: it is there, neither archived nor posted. */
export async function lockOpenFile(db: Db, id: number): Promise<LockedFile> {
  const file = await lockActiveFile(db, id);
  if (file.posted_at) throw refuse.conflict(CLOSED);
  return file;
}
