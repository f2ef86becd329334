import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the card of quotes says on other screens: a file of its own, so that they do not load the rest. */
export const cardTexts = screenTexts({
  newQuote: 'New Quote',
  quotes: 'Stored Quotes',
  none: 'No quotes yet.',
  title: 'Quotes',
  row: (lines: string, day: string, amount: string) => `${lines}, quoted ${day}, from ${amount}`,
});
