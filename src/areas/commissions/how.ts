/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_STATES =
  'The adjusted amounts of the lines in all active files, by the state of the line. Deleted lines, and lines of archived or deleted files, do not count.';
