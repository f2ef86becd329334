import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the frame of every screen says of it: a file of its own, so that the frame does not load the rest. */
export const frameTexts = screenTexts({
  tab: 'Attachments',
});
