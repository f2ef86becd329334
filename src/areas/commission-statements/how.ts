/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_WAITING =
  'The shares of each person in staged lines of active files, and in lines that are settled but on no statement of theirs yet. A share is the adjusted amount times the split, cut to whole cents. Of a month, only the files that were deposited in it count.';

export const HOW_HOUSE =
  'The adjusted amounts of staged lines that nobody earns of, in active files. Of a month, only the files that were deposited in it count.';

export const HOW_STATEMENT =
  'The amount is what the shares of this statement come to, and posted the part of it that is in the ledger. Year to date adds the statements of the same person and year up to this one, without deleted ones.';

export const HOW_SHARES =
  'All lines of the statement, on every page. The share of a line is its adjusted amount times the split, cut to whole cents.';

export const HOW_PAY =
  'Whatever was posted to the ledger in these days, by the clock of your office. The house has what is left of each line. What is not posted yet does not count.';
