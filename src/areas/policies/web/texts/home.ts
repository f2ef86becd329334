import { screenTexts } from '#platform/web/screen-texts.ts';

/** What Home says of it: a file of its own, so that Home does not load the rest. */
export const homeTexts = screenTexts({
  byMonth: 'Premium written by month',
  thisMonth: 'Premium this month',
  chart: 'Premium written in the last twelve months',
  newBusiness: 'New business',
  renewals: 'Renewals',
  nothing: 'No premium was written in the last twelve months.',
  whatCounts: 'By the day a term begins. Pending and cancelled policies do not count.',
});
