import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['attachments', 'attachment_types'],
  reads: {
    employees: 'who uploaded a file',
    customers: 'whether the record of a file is there',
    tasks: 'whether the record of a file is there, and the tasks of a lead that is sold',
    leads: 'whether the record of a file is there',
    policies: 'whether the record of a file is there',
    receipts: 'whether the record of a file is there',
    finance_contracts:
      'whether the record of a file is there, and the contracts that went along with policies',
  },
};
