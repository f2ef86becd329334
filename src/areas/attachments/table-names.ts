/** What a file can be attached to. Accounts have no table yet. */
export const TABLE_NAMES = [
  'customer',
  'task',
  'lead',
  'policy',
  'receipt',
  'premiumFinance',
  'backoffice',
] as const;
export type TableName = (typeof TABLE_NAMES)[number];
