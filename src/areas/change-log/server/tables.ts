import type { AreaTables } from '#platform/server/db/area-tables.ts';

const NAMED = 'what people know a changed record by';

export const TABLES: AreaTables = {
  owns: [],
  reads: {
    change_log: 'what the area shows',
    employees: 'who changed something, by name',
    api_tokens: NAMED,
    attachment_types: NAMED,
    attachments: NAMED,
    companies: NAMED,
    customers: NAMED,
    employee_groups: NAMED,
    finance_contracts: NAMED,
    forms: NAMED,
    leads: NAMED,
    locker_items: NAMED,
    office_groups: NAMED,
    offices: NAMED,
    policies: NAMED,
    products: NAMED,
    receipts: NAMED,
    rolodex_contacts: NAMED,
    task_types: NAMED,
    tasks: NAMED,
    templates: NAMED,
    training_videos: NAMED,
  },
};
