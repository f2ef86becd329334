import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['companies', 'products', 'product_finance_companies', 'product_rates'],
  reads: { finance_contracts: 'a company with contracts stays a finance company' },
};
