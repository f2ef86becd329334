import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A video of that agency; the overrides are columns. */
export function buildTrainingVideo(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const film = { video_code: '76979871', video_type: 1, description: 'How to add a customer' };
  return insertRow(owner, 'training_videos', { master_id: masterId, ...film, ...overrides });
}

/** A tag of that agency, on the videos that are named. */
export async function buildTrainingTag(
  owner: pg.Pool,
  masterId: number,
  description: string = randomUUID(),
  videoIds: readonly number[] = [],
): Promise<number> {
  const id = await insertRow(owner, 'training_tags', { master_id: masterId, description });
  await owner.query(
    `INSERT INTO training_video_tags (master_id, video_id, tag_id) SELECT $1, unnest($2::bigint[]), $3`,
    [masterId, videoIds, id],
  );
  return id;
}
