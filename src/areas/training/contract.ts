import { z } from 'zod';
import { neededText, words } from '#platform/shared/contact-fields.ts';
import { endpoint, idOrNewParams, idParams, nothing } from '#platform/shared/endpoint.ts';
import { optionalPageQuery, paged } from '#platform/shared/paging.ts';
import { seenVersion, seenVersionQuery } from '#platform/shared/record-fields.ts';
import { readVideo } from '#platform/shared/video-links.ts';
import { tagNames } from './rules.ts';

export const TAGS_MAX = 10;
export const TAG_LENGTH = 40;

const NO_VIDEO = 'Paste the link or embed code of a Vimeo or YouTube video.';

const tagName = neededText(TAG_LENGTH, 'Enter a tag.');

export const videoInput = z.object({
  /** A share link or an embed code; only the host and the code of the video are kept. */
  video: neededText(4000, NO_VIDEO).refine((pasted) => readVideo(pasted) !== undefined, NO_VIDEO),
  description: neededText(200, 'Enter a description.'),
  /** By name; one that does not exist yet is created. */
  tags: z
    .array(tagName, 'Must be a list.')
    .max(TAGS_MAX, `At most ${TAGS_MAX} tags.`)
    .overwrite(tagNames)
    .default([]),
  version: seenVersion,
});
export type VideoInput = z.output<typeof videoInput>;

const tag = z.object({ id: z.number().int(), description: z.string() });
export type Tag = z.output<typeof tag>;

export const trainingVideo = z.object({
  id: z.number().int(),
  videoCode: z.string(),
  /** 1 Vimeo, which plays by itself; 2 YouTube. */
  videoType: z.union([z.literal(1), z.literal(2)]),
  description: z.string(),
  tags: z.array(tag),
  version: z.number().int(),
});
export type TrainingVideo = z.output<typeof trainingVideo>;

const videoId = idParams('trainingVideo');

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/training',
  summary:
    'The videos by description, those with all words of the query in description or tags; all unless a page is asked for.',
  allow: 'training',
  query: optionalPageQuery.extend({ query: words(120).default('') }),
  answer: paged(trainingVideo),
});

export const findVideo = endpoint({
  method: 'GET',
  path: '/api/training/{id}',
  summary: 'A video of the training library.',
  allow: 'training',
  params: videoId,
  answer: trainingVideo,
});

export const listRelated = endpoint({
  method: 'GET',
  path: '/api/training/tags/{ids}',
  summary:
    'The videos with at least one of these tags, given as ids with commas between; those with most come first.',
  allow: 'training',
  params: z.object({
    ids: z
      .string('Enter the ids of tags with commas between.')
      .regex(/^\d{1,15}(,\d{1,15}){0,49}$/, 'Enter the ids of tags with commas between.')
      .meta({ example: '1,2' }),
  }),
  answer: z.object({ results: z.array(trainingVideo) }),
});

export const listWatched = endpoint({
  method: 'GET',
  path: '/api/training/watched',
  summary: 'The ids of the videos that the signed-in person has watched.',
  allow: 'training',
  answer: z.object({ results: z.array(z.number().int()) }),
});

export const markWatched = endpoint({
  method: 'POST',
  path: '/api/training/watched/{id}',
  summary: 'Remembers that the signed-in person has watched a video; once is enough.',
  allow: 'training',
  params: videoId,
  answer: nothing,
});

export const saveVideo = endpoint({
  method: 'POST',
  path: '/api/training/{id}',
  summary:
    'Adds a video (id 0) or saves one, with its tags; a stale version is refused with the current record.',
  allow: 'admin',
  params: idOrNewParams('trainingVideo'),
  body: videoInput,
  answer: trainingVideo,
});

export const deleteVideo = endpoint({
  method: 'DELETE',
  path: '/api/training/{id}',
  summary: 'Deletes a video and answers what it was; one that was changed meanwhile stays.',
  allow: 'admin',
  params: videoId,
  query: seenVersionQuery,
  answer: trainingVideo,
});

export const countedTag = tag.extend({ videos: z.number().int() });
export type CountedTag = z.output<typeof countedTag>;

export const listTags = endpoint({
  method: 'GET',
  path: '/api/training/tags',
  summary: 'Every tag with the number of its videos, by name.',
  allow: 'admin',
  answer: z.object({ results: z.array(countedTag) }),
});

const tagId = idParams('trainingTag');

export const tagInput = z.object({ description: tagName });

export const renameTag = endpoint({
  method: 'POST',
  path: '/api/training/tag/{id}',
  summary: 'Renames a tag on every video that has it.',
  allow: 'admin',
  params: tagId,
  body: tagInput,
  answer: countedTag,
});

export const deleteTag = endpoint({
  method: 'DELETE',
  path: '/api/training/tag/{id}',
  summary: 'Deletes a tag and takes it from its videos, which stay; answers what it was.',
  allow: 'admin',
  params: tagId,
  answer: countedTag,
});
