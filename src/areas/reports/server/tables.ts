import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['report_favorites', 'report_filters'],
  reads: {
    agencies: 'what the gates ask of the agency of someone whom a report is mailed to',
    agreement_acceptances: 'whether they have accepted the agreement',
    commission_files: 'the files that commission lines are in',
    commission_lines: 'the report of commissions',
    companies: 'the name of a group, and the choices of the filter',
    customers: 'the name beside a row',
    employees: 'the name of a group, and whom a report is mailed to',
    leads: 'the report of leads',
    offices: 'the name of a group, and the choices of the filter',
    policies: 'the reports of production and renewals',
    policy_producers: 'whose production it is',
    products: 'the company and the line of business of a policy',
    receipts: 'the report of receipts',
    tasks: 'the report of tasks',
  },
};
