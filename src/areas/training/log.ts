import type { LogSubject } from '#platform/shared/change-log.ts';

export const VIDEO_LOG: LogSubject = {
  subject: 'training video',
  actions: ['added', 'edited', 'deleted'],
  fields: {
    videoType: 'Video type',
    videoCode: 'Video code',
    description: 'Description',
    tags: 'Tags',
  },
};

export const TAG_LOG: LogSubject = {
  subject: 'training tag',
  actions: ['edited', 'deleted'],
  fields: {
    description: 'Description',
    videos: 'Videos',
  },
};

export const LOG: readonly LogSubject[] = [VIDEO_LOG, TAG_LOG];
