import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['finance_quotes', 'finance_quote_options', 'finance_endorsements'],
  reads: {
    companies: 'the finance set-up of whoever is asked, and the carriers of the policies',
    customers: 'whose policies are financed: state, email address, and the memo that the sandbox reads',
    finance_details: 'whether the line of an endorsement still stands',
    policies: 'what is financed',
    products: 'the coverage and the line of business of a policy',
  },
};
