import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['rater_quotes', 'rater_offers'],
  reads: {
    companies: 'the name of the carrier',
    customers: 'the name of the customer that a quote is for',
    employees: 'who made a quote',
    leads: 'the name of the lead that a quote is for, and who may see it',
    policies: 'the number of the policy that an offer became',
    products: 'the name and the line of business of an offer',
  },
};
