/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_WRITTEN =
  'The premium of all terms of the agency that begin in the month, new business and renewals together. Pending terms do not count, nor do cancelled ones from the day of their cancellation on.';
