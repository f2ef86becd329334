import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['emails', 'email_attachments', 'email_files'],
  reads: {
    agencies: 'the name in the From of an office',
    attachments: 'the stored files that go along',
    attachment_types: 'who may see a stored file',
    companies: 'the address of a company may always be written to',
    customers: 'to whom, and whether mail is wanted',
    employees: 'who sends',
    offices: 'the addresses that may send',
    policies: 'the policy that a mail is about',
    products: 'the company of that policy',
    tasks: 'the files of the tasks of a customer or a lead',
  },
};
