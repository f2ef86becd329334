import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { CountedTag } from '../contract.ts';

function tags(db: Db) {
  return db
    .selectFrom('training_tags as t')
    .select(['t.id', 't.description'])
    .select(
      sql<number>`(
        SELECT count(*) FROM training_video_tags vt
        WHERE vt.master_id = t.master_id AND vt.tag_id = t.id)`.as('videos'),
    );
}

export function listTags(db: Db): Promise<CountedTag[]> {
  return tags(db).orderBy(sql`lower(t.description)`).orderBy('t.id').execute();
}

/** Locked until this transaction ends. */
export function lockTag(db: Db, id: number): Promise<CountedTag | undefined> {
  return tags(db).where('t.id', '=', id).forUpdate('t').executeTakeFirst();
}

export async function renameTag(db: Db, id: number, description: string): Promise<void> {
  await db.updateTable('training_tags').set({ description }).where('id', '=', id).execute();
}

export async function removeTag(db: Db, id: number): Promise<void> {
  await db.deleteFrom('training_tags').where('id', '=', id).execute();
}

/** The video has these tags and no others; a tag that does not exist yet is created. */
export async function setTags(
  db: Db,
  masterId: number,
  videoId: number,
  names: readonly string[],
): Promise<void> {
  const ids = new Set<number>();
  // In one order, so that two people who create the same tags take turns instead of deadlocking.
  const inOrder = names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  for (const name of inOrder) ids.add(await createTag(db, masterId, name));
  await db.deleteFrom('training_video_tags').where('video_id', '=', videoId).execute();
  if (ids.size === 0) return;
  await db
    .insertInto('training_video_tags')
    .values([...ids].map((tag_id) => ({ master_id: masterId, video_id: videoId, tag_id })))
    .execute();
}

async function createTag(db: Db, masterId: number, name: string): Promise<number> {
  // The update changes nothing, yet it locks a tag that is there and returns its id.
  const { rows } = await sql<{ id: number }>`
    INSERT INTO training_tags (master_id, description) VALUES (${masterId}, ${name})
    ON CONFLICT (master_id, lower(description)) DO UPDATE SET description = training_tags.description
    RETURNING id`.execute(db);
  return (rows[0] as { id: number }).id;
}
