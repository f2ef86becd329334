import { expect, test } from 'vitest';
import { isVideo } from '#platform/shared/video-links.ts';
import { trainingRows } from './training-rows.ts';

const rows = [...trainingRows()];
const of = (table: string) => rows.filter((row) => row.table.name === table).map(({ values }) => values);

test('the library has a page two, and both kinds of videos', () => {
  const videos = of('training_videos');
  expect(videos.filter(({ master_id }) => master_id === 1001).length).toBeGreaterThan(15);
  expect(new Set(videos.map(({ video_type }) => video_type))).toEqual(new Set([1, 2]));
  for (const { video_type, video_code } of videos)
    expect(isVideo(Number(video_type), String(video_code))).toBe(true);
});

test('every video has a tag, and no row comes before what it names', () => {
  const tagged = new Set(of('training_video_tags').map(({ video_id }) => video_id));
  expect(tagged).toEqual(new Set(of('training_videos').map(({ id }) => id)));
  const order = [...new Set(rows.map((row) => row.table.name))];
  expect(order).toEqual(['training_videos', 'training_tags', 'training_video_tags']);
});
