import { screenTexts } from '#platform/web/screen-texts.ts';

/** What Home says of it: a file of its own, so that Home does not load the rest. */
export const homeTexts = screenTexts({
  officeMessages: 'Office messages',
  noMessages: 'Your office has no messages.',
  writeOne: 'Write one',
  videoOfYourOffice: 'Video of your office',
  showMore: (count: number) => (count === 1 ? 'Show one more' : `Show ${count} more`),
});
