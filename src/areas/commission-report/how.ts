/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_TOTALS =
  'Over all terms of the filter, not only this page. Expected is the agreed percent of the premium, for a cancelled term of the days that it was in force. Received is what the lines of the term come to, with what was charged back taken off. The difference is received less expected.';

export const HOW_KINDS =
  'What was received less what was expected, added up by kind: to the left of zero what is missing, to the right what is too much. A difference within the tolerance does not count, unless there was no commission at all. All kinds are shown, whichever is chosen.';
