import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the frame of every screen says of it: a file of its own, so that the frame does not load the rest. */
export const frameTexts = screenTexts({
  usualNoun: 'customer',
  /** As it stands on a keyboard. */
  enter: 'Enter',
  add: (noun: string) => `Add ${noun}`,
  overview: 'Overview',
  log: 'Log',
  searchBy: 'Search by',
  goThere: (noun: string) => `Go to the ${noun} search`,
  close: 'Close the search',
  open: (nouns: string) => `Search ${nouns}`,
  find: (noun: string) => `Find a ${noun}`,
  findOrPolicy: (noun: string) => `Find a ${noun} or policy`,
});
