/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_POOL =
  'The lines of carriers that are in no commission file and not deleted, on every page, with the commission that the carriers paid.';

export const HOW_UNMATCHED =
  'The commission that carriers paid on the lines of this list, on every page. A line that is settled is left out until the settled ones are shown, and so is one in an archived file.';

export const HOW_OUTCOMES =
  'Each row of the statement counts once, with the commission that was read in it. Rows with totals of the carrier are not among all rows and are not added up.';

export const HOW_PLACES =
  'The rows of this statement by the place where they are now, with the commission that the carrier paid. A forwarded line counts once.';
