/** What a contract is; a form offers the first two. */
export const CONTRACT_STATUSES = ['Quoted', 'Approved', 'Voided'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];
export const CHOSEN_STATUSES = ['Quoted', 'Approved'] as const;

/** So many policies one contract finances. */
export const POLICIES_MAX = 50;

export { PAYEES, type Payee } from '#areas/finance-gateway/statuses.ts';

/** The lines that open a contract's ledger. */
export const OPENING_TYPES = ['New Business', 'Renewal', 'Rewrite', 'Re-Issue', 'Rollover'] as const;
export type OpeningType = (typeof OPENING_TYPES)[number];

/** As stored; a payment that was taken back reads Voided Payment. */
export const LINE_TYPES = [
  ...OPENING_TYPES,
  'Additional Premium',
  'Transfer',
  'Void Contract',
  'Payment',
  'Down Payment',
  'Void Payment',
  'Charge Refund',
] as const;
export type LineType = (typeof LINE_TYPES)[number];
export type ShownType = LineType | 'Voided Payment';
