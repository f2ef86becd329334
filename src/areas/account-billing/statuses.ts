/** Bill Now's categories. */
export const CATEGORIES = { Billing: 1, Refund: 2, Void: 3 } as const;

/** 27 debits, 22 credits. */
export const TRAN_CODES = { Debit: 27, Refund: 22 } as const;

export const BILLING_STATES = ['Open', 'Processing', 'Paid', 'Failed', 'Voided'] as const;
export type BillingState = (typeof BILLING_STATES)[number];
