/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_TAKEN =
  'All receipts that were taken on the day in your office, or in all offices if you have none. A voided receipt does not count.';

export const HOW_OWED =
  'For each policy what is billed less what is paid, without what a finance contract has taken over, and for each finance contract what is due of it by today. What was paid too much for one of them does not lower what another owes.';

export const HOW_IN_FORCE =
  'Terms that are bound, have begun and have not ended today. One that was renewed early counts until it ends, and so does one whose cancellation lies ahead.';

export const HOW_PREMIUM_IN_FORCE = 'The premium billed for the terms that are in force today, without fees.';

export const HOW_NEXT_EXPIRATION =
  'The day on which the first of the terms in force ends: its expiration, or its cancellation where one is set.';

export const HOW_PREMIUM_BY_YEAR =
  'The premium of terms by the year in which they begin. Pending terms do not count, nor do cancelled ones from the day of their cancellation on.';

export const HOW_METHODS =
  'All receipts that the filter finds, on every page. Voided ones are counted apart and are not in the total.';

export const HOW_LINES =
  'What was paid for all lines together. The change is what was handed over in cash less that.';

export const HOW_OWED_POLICIES =
  'For each policy what is billed less what is paid, without what a finance contract has taken over. What was paid too much for one does not lower what another owes.';

export const HOW_DUE_CONTRACTS =
  'For each finance contract the down payments and the payments that are due by today and not paid yet.';

export const HOW_TENDER =
  'All amounts that are entered on this page. The change is what is handed over in cash less that.';
