import { counted } from '#platform/shared/noun.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What Home says of it: a file of its own, so that Home does not load the rest. */
export const homeTexts = screenTexts({
  noOffice: 'No office',
  newByMonth: (nouns: string) => `New ${nouns} by month`,
  newOfTwelveMonths: (nouns: string) => `New ${nouns} of the last twelve months`,
  byOffice: (nouns: string) => `${nouns} by office`,
  ofBar: (count: number, noun: string) => counted(count, noun),
  inAll: (count: number, noun: string) => `${counted(count, noun)} in all`,
});
