/** What opens over the home of an account. */
export const DIALOGS = [
  'facts',
  'paymentMethod',
  'addOn',
  'billNow',
  'checkNumber',
  'conversion',
  'agencyBuzz',
  'acordHistory',
] as const;
export type DialogName = (typeof DIALOGS)[number];

/** The lists on the home of an account that have a page and an order of their own in the address. */
export type ListName = 'discounts' | 'conversions' | 'syncs' | 'history';
