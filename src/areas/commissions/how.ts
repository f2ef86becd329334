/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_STATES =
  'The adjusted amounts of the lines in all active files, by the state of the line. Deleted lines, and lines of archived or deleted files, do not count.';

export const HOW_FILE =
  'The adjusted amounts of all lines of the file, by state and together, whatever the list below shows; forwarded lines are among them. The premium is the one that the lines name. Deleted lines do not count.';

export const HOW_LINES =
  'All lines of this list as it is filtered, on every page. Diff is Adjusted less Commission. An amount that is typed counts before it is saved.';
