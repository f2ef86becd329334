import type { SealedColumn } from '#platform/server/crypto/reseal.ts';

/** Every column whose values are sealed with SEALING_KEYS. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'account_payment_methods', column: 'sealed_number' },
  { table: 'companies', column: 'sealed_gateway_secret' },
  { table: 'webhooks', column: 'sealed_secret' },
];
