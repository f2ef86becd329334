/** Which way a payment on a finance contract goes: two letters for what it is, the last for how the company is funded. */
export const APPENDAGES = ['MPP', 'MPF', 'APP', 'APF', 'DPP', 'DPF'] as const;
export type Appendage = (typeof APPENDAGES)[number];

/** New business, renewal, endorsement. */
export const ENTRY_TYPES = ['NEW', 'REN', 'END'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** Whoever gets the down payment of an additional premium. */
export const PAYEES = ['carrier', 'premiumFinanceCompany'] as const;
export type Payee = (typeof PAYEES)[number];

/** How far the order to post a payment to the finance company has come. */
export const POST_STATES = ['pending', 'posted', 'failed', 'manual'] as const;
export type PostState = (typeof POST_STATES)[number];

/** What the void of its receipt does to an order: not sent at all, taken back at the company, or left to a person. */
export const REVERSALS = ['cancelled', 'waiting', 'reversed', 'by hand'] as const;
export type Reversal = (typeof REVERSALS)[number];

/** What a finance company is asked for. */
export const REQUEST_KINDS = [
  'quote',
  'contract',
  'endorsement-quote',
  'endorsement',
  'payment',
  'reversal',
  'status',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What came of it: an answer, a refusal by the company, or nothing that could be used. */
export const REQUEST_RESULTS = ['answered', 'refused', 'failed'] as const;
export type RequestResult = (typeof REQUEST_RESULTS)[number];
