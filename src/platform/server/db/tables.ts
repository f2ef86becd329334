import type { AreaTables } from './area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['schema_migrations', 'expected_rights', 'change_log', 'idempotency_keys'],
  reads: {
    employees: 'the name of whoever changed a record, in its history',
    offices: 'the time zone on the wall of an office',
  },
};
