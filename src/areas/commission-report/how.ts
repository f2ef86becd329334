/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_TOTALS =
  'Over all terms of the filter, not only this page. Expected is the agreed percent of the premium, for a cancelled term of the days that it was in force. Received is what the lines of the term come to, with what was charged back taken off. The difference is received less expected.';
