/** `policy` finances what the policies bill, `quote` adds a premium to it, `convertQuote` makes a pending policy active. */
export const TRANSACTION_TYPES = ['policy', 'quote', 'convertQuote'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const INSURANCE_TYPES = ['Commercial', 'Personal Lines'] as const;
export type InsuranceType = (typeof INSURANCE_TYPES)[number];

/** What became of a quote; that it expired is told by its date. */
export const QUOTE_STATES = ['open', 'used', 'renewed'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
