export const PAYMENT_TYPES = ['CHECK', 'ACH', 'CC'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

export const CARD_TYPES = ['Visa', 'Master Card', 'American Express', 'Discover'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Card expiry years go from the current one so far ahead. */
export const EXPIRY_YEARS = 15;
export const ACCOUNT_MAX = 64;
export const CODE_MAX = 4;
