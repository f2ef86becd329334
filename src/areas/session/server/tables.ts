import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['sessions', 'logins', 'password_resets', 'sign_in_tries', 'viewings', 'agreement_acceptances'],
  reads: {
    offices: 'the time zone of the home office',
  },
  writes: {
    agencies: 'the first agency is made together with its owner',
    employees:
      'the first owner, and what people change of themselves; the area of employees stands on this one',
  },
};
