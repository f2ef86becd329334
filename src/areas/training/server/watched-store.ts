import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

export async function listWatched(db: Db, employeeId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('training_watched')
    .select('video_id')
    .where('employee_id', '=', employeeId)
    .orderBy('video_id')
    .execute();
  return rows.map(({ video_id }) => video_id);
}

/** The first time counts. False when there is no such video. */
export async function keepWatched(
  db: Db,
  masterId: number,
  employeeId: number,
  videoId: number,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    WITH video AS (SELECT id FROM training_videos WHERE id = ${videoId} FOR KEY SHARE), kept AS (
      INSERT INTO training_watched (master_id, employee_id, video_id)
      SELECT ${masterId}, ${employeeId}, id FROM video ON CONFLICT DO NOTHING
    )
    SELECT id FROM video`.execute(db);
  return rows.length > 0;
}
