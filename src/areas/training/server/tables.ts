import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['training_videos', 'training_tags', 'training_video_tags', 'training_watched'],
};
