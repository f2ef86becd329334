import type { VideoKind } from '#platform/shared/videos.ts';

/** A video that belongs to the product, not to an agency. */
export interface FixedVideo {
  videoType: VideoKind;
  videoCode: string;
  description: string;
}

/** What the player shows while nothing else is chosen. */
export const DEFAULT_VIDEO: FixedVideo = {
  videoType: 1,
  videoCode: '76979871',
  description: 'Coverdesk in two minutes',
};

/** What somebody new watches first. */
export const WELCOME_VIDEO: FixedVideo = {
  videoType: 2,
  videoCode: 'M7lc1UVf-VE',
  description: 'Welcome to Coverdesk',
};
