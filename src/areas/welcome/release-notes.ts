/** What the release brings, as the notice lists it. */
export const NEW_FEATURES = [
  'Improved Interface',
  'Enhanced Premium Finance',
  'Expanded Rater Integration',
  'Bank Deposit & Reconciliation Improvements',
  'New Marketing Bridge',
  'Petty Cash Tracking',
  'Enhanced Clock-In & Clock-Out',
] as const;

/** The video of the notice at Vimeo. */
export const RELEASE_VIDEO = '76979871';
