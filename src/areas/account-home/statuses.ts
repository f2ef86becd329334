/** What opens over the home of an account. */
export const DIALOGS = [
  'facts',
  'paymentMethod',
  'addOn',
  'billNow',
  'checkNumber',
  'conversion',
  'agencyBuzz',
] as const;
export type DialogName = (typeof DIALOGS)[number];
