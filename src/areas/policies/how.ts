/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_WRITTEN =
  'The premium of all terms of the agency that begin in the month, new business and renewals together. Pending terms do not count, nor do cancelled ones from the day of their cancellation on.';

export const HOW_IN_FORCE =
  'The premium, without fees, of the terms of this customer that are in force today, whichever status is chosen.';

export const HOW_TOTAL = 'Premium, policy fee, tax and MGA fee added up.';

export const HOW_CREDIT =
  'The premium times the split of each producer, cut to whole cents; the house is credited with all that is left.';

export const HOW_HOUSE = 'What the splits of the producers leave of 100 %.';
