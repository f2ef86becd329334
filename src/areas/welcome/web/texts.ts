import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  page: {
    title: (release: string) => `Welcome to Coverdesk ${release}`,
    hint: 'What is new in this release',
    newFeatures: 'New features',
    releaseNotes: 'Download the release notes',
    video: (release: string) => `Coverdesk ${release} in two minutes`,
    next: 'Next',
    seenOnce: 'You see this once; Settings leads back to it.',
  },
});
