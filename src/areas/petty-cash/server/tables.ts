import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['petty_cash', 'petty_cash_payouts'],
  reads: { employees: 'whose drawer it is', offices: 'where the drawer is' },
};
