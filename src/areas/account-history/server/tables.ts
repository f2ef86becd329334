import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: [],
  reads: {
    change_log: 'what changed of an account',
    account_payment_methods: 'which payment methods are of the account',
    account_add_ons: 'which add-ons are of the account',
    add_on_requests: 'which requests are of the account',
    account_billings: 'which billing rows are of the account',
    account_conversions: 'which conversions are of the account',
    account_buzz_syncs: 'which syncs are of the account',
    employees: 'who changed something',
  },
};
