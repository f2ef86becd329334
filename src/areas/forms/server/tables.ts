import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['forms', 'form_fills'],
  reads: {
    attachments: 'whether the PDF of a filled form is still among the files',
    customers: 'the name of the customer that a form was filled in for, and facts that fill its fields',
    employees: 'who added a form and who filled one in',
    policies: 'the number of the policy that a form was filled in for',
    vehicles: 'facts that fill the fields of a form',
  },
};
