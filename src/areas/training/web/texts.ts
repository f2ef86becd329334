import { counted } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';
import type { VideoValues } from './video-values.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  labels: {
    video: 'Link or embed code',
    description: 'Description',
    tags: 'Tags',
  } satisfies Record<keyof VideoValues, string>,
  page: {
    title: 'Training',
    hint: 'Short videos about working with Coverdesk',
    maintain: 'Maintain videos',
    unknown: 'There is no such video in your library. This is the default video instead.',
  },
  list: {
    title: 'Videos',
    search: 'Search the videos',
    descriptionOrTag: 'Description or tag',
    reset: 'Reset',
    count: (count: number) => counted(count, 'video'),
    watched: 'Watched',
    video: 'Video',
    noneMatch: 'No videos match.',
    none: 'There are no videos yet.',
  },
  marks: {
    inPlayer: 'In the player',
    watched: 'Watched',
    notWatched: 'Not watched yet',
  },
  tags: {
    showAll: 'Show all videos',
    showOnly: (tag: string) => `Only videos about ${tag}`,
  },
  player: {
    label: 'Player',
    startHere: 'Start here',
    related: 'Related videos',
    noneRelated: 'No other video shares a tag with this one.',
  },
  features: {
    title: 'Explore Our Features',
    hint: (level: number) => `Your agency has package level ${level}. Higher levels add:`,
    youHaveIt: 'You have it',
  },
  upkeep: {
    title: 'Training videos',
    admin: 'Admin',
    hint: 'What your people see in Training',
    openTraining: 'Open Training',
    host: 'Host',
    action: 'Action',
    edit: 'Edit',
    editOne: (name: string) => `Edit ${name}`,
    delete: 'Delete',
    deleteOne: (name: string) => `Delete ${name}`,
    askDelete: (name: string) => `Delete ${name}?`,
    deleted: (name: string) => `${name} was deleted.`,
    warnVideo: 'The video will disappear from Training for everyone in your agency.',
    warnTag: 'The tag will be removed from its videos. The videos themselves stay.',
    tag: 'Tag',
    noTags: 'There are no tags yet. Add one to a video to create it.',
    renameTag: 'Rename tag',
    saved: 'Saved',
  },
  form: {
    add: 'Add video',
    edit: 'Edit video',
    videoHint: 'For a Vimeo or YouTube video, from its Share button',
    tagsHint: 'Press Enter after each; a new one is created',
  },
});
