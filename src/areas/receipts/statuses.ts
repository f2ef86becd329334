/** How money is taken. */
export const METHODS = ['cash', 'check', 'card', 'bank account'] as const;
export type Method = (typeof METHODS)[number];

export const METHOD_WORDS: Record<Method, string> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  'bank account': 'Bank account',
};

export const STATUSES = ['active', 'void'] as const;

/** The columns that sort, by the field that they show. */
export const RECEIPT_SORTS = [
  'receipt',
  'showdate',
  'office',
  'customer',
  'method',
  'employee',
  'amountBilled',
  'amountTendered',
  'status',
] as const;
export type ReceiptSort = (typeof RECEIPT_SORTS)[number];
