import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['signature_requests', 'signature_mails'],
  reads: {
    agencies: 'whose paper it is, for the page and the mails',
    employees: 'whoever sent a request',
    finance_contracts: 'whose contract it is, and whether its terms still hold',
    offices: 'the telephone and the clock of whoever sent a request',
  },
};
