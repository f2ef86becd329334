/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_HOURS =
  'Whole minutes between clocking in and clocking out. A stretch that has not ended counts up to now, a corrected one as it was corrected.';
