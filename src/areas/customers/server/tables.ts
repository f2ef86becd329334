import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['customers', 'customer_words', 'name_words', 'name_endings', 'household_members', 'vehicles'],
  reads: {
    offices: 'the name of the office',
  },
};
