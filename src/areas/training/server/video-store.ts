import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { Video } from '#platform/shared/video-links.ts';
import type { Tag, TrainingVideo } from '../contract.ts';

const tagsOf = sql<Tag[]>`(
  SELECT coalesce(json_agg(json_build_object('id', t.id, 'description', t.description)
    ORDER BY lower(t.description), t.id), '[]')
  FROM training_video_tags vt JOIN training_tags t ON t.master_id = vt.master_id AND t.id = vt.tag_id
  WHERE vt.master_id = v.master_id AND vt.video_id = v.id)`;

function videos(db: Db) {
  return db
    .selectFrom('training_videos as v')
    .select(['v.id', 'v.video_code as videoCode', sql<1 | 2>`v.video_type`.as('videoType')])
    .select(['v.description', 'v.version', tagsOf.as('tags')]);
}

/** All of these words are in the description or in a tag. */
function hasWords(words: readonly string[]) {
  return sql<boolean>`NOT EXISTS (
    SELECT FROM unnest(${words}::text[]) AS word
    WHERE strpos(fold(v.description), fold(word)) = 0 AND NOT EXISTS (
      SELECT FROM training_video_tags vt
      JOIN training_tags t ON t.master_id = vt.master_id AND t.id = vt.tag_id
      WHERE vt.master_id = v.master_id AND vt.video_id = v.id AND strpos(fold(t.description), fold(word)) > 0))`;
}

export function countVideos(db: Db, words: readonly string[]): Promise<number> {
  return countRows(db.selectFrom('training_videos as v').where(hasWords(words)));
}

export function listVideos(
  db: Db,
  words: readonly string[],
  { size, offset }: Part,
): Promise<TrainingVideo[]> {
  return videos(db)
    .where(hasWords(words))
    .orderBy(sql`lower(v.description)`)
    .orderBy('v.id')
    .limit(size)
    .offset(offset)
    .execute();
}

/** Those with most of these tags come first. */
export function listWithTags(db: Db, tagIds: readonly number[]): Promise<TrainingVideo[]> {
  const shared = sql<number>`(
    SELECT count(*) FROM training_video_tags vt
    WHERE vt.master_id = v.master_id AND vt.video_id = v.id AND vt.tag_id = ANY(${tagIds}::bigint[]))`;
  return videos(db)
    .where(shared, '>', 0)
    .orderBy(shared, 'desc')
    .orderBy(sql`lower(v.description)`)
    .orderBy('v.id')
    .execute();
}

export function findVideo(db: Db, id: number): Promise<TrainingVideo | undefined> {
  return videos(db).where('v.id', '=', id).executeTakeFirst();
}

/** Locked until this transaction ends. */
export function lockVideo(db: Db, id: number): Promise<TrainingVideo | undefined> {
  return videos(db).where('v.id', '=', id).forUpdate('v').executeTakeFirst();
}

interface VideoFacts extends Video {
  description: string;
}

export async function insertVideo(db: Db, masterId: number, facts: VideoFacts): Promise<number> {
  const { id } = await db
    .insertInto('training_videos')
    .values({ master_id: masterId, ...columnsOf(facts) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateVideo(db: Db, id: number, facts: VideoFacts): Promise<void> {
  await db
    .updateTable('training_videos')
    .set((set) => ({ ...columnsOf(facts), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function removeVideo(db: Db, id: number): Promise<void> {
  await db.deleteFrom('training_videos').where('id', '=', id).execute();
}

function columnsOf({ kind, code, description }: VideoFacts) {
  return { video_type: kind, video_code: code, description };
}
