import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: [
    'finance_contracts',
    'finance_contract_policies',
    'finance_details',
    'finance_fundings',
    'finance_agreements',
  ],
  reads: {
    agencies: 'the agent on an agreement',
    attachments: 'the files beside a contract',
    companies: 'the name and the finance set-up of its company',
    customers: 'whose contract it is',
    employees: 'who wrote a line of the ledger',
    finance_quotes: 'until when the quote of a contract can be used',
    offices: 'the address of the agent on an agreement',
    policies: 'the policies that it finances',
    products: 'the products of its policies',
    receipts: 'the numbers of its receipts',
  },
};
