import type pg from 'pg';

const SERIALS = {
  agencies: 'master_id',
  offices: 'id',
  office_groups: 'id',
  employees: 'id',
  employee_groups: 'id',
  customers: 'id',
  household_members: 'id',
  vehicles: 'id',
  companies: 'id',
  products: 'id',
  bring_ins: 'id',
  report_filters: 'id',
  rolodex_contacts: 'id',
  telephony_calls: 'id',
  leads: 'id',
  lead_notes: 'id',
  tasks: 'id',
  task_notes: 'id',
  policies: 'id',
  rater_quotes: 'id',
  receipts: 'id',
  receipt_details: 'id',
  petty_cash: 'id',
  petty_cash_payouts: 'id',
  day_counts: 'id',
  day_closes: 'id',
  finance_contracts: 'id',
  finance_details: 'id',
  finance_fundings: 'id',
  finance_posts: 'id',
  finance_quotes: 'id',
  finance_endorsements: 'id',
  signature_requests: 'id',
  attachment_types: 'id',
  attachments: 'id',
  forms: 'id',
  form_fills: 'id',
  locker_items: 'id',
  locker_versions: 'id',
  office_messages: 'id',
  training_videos: 'id',
  training_tags: 'id',
  referrals: 'id',
  notification_messages: 'id',
  notifications: 'id',
  commission_files: 'id',
  commission_lines: 'id',
  commission_imports: 'id',
  commission_assignments: 'id',
  commission_statements: 'id',
  commission_ledger: 'id',
  commission_shares: 'id',
  templates: 'id',
  emails: 'id',
  email_files: 'id',
  packages: 'id',
  add_ons: 'id',
  account_payment_methods: 'id',
  account_add_ons: 'id',
  account_discounts: 'id',
  account_billings: 'id',
  account_conversions: 'id',
  account_buzz_syncs: 'id',
  add_on_requests: 'id',
  api_tokens: 'id',
  webhooks: 'id',
  webhook_deliveries: 'id',
} as const;

/**
 * The rows bring their own ids; what a user adds later gets ids above them, and above `least` where that is given.
 * No sequence ever moves back.
 */
export async function moveSequences(
  owner: pg.ClientBase,
  least: Partial<Record<keyof typeof SERIALS, number>> = {},
): Promise<void> {
  for (const [table, column] of Object.entries(SERIALS)) {
    const sequence = `pg_get_serial_sequence('${table}', '${column}')`;
    await owner.query(
      `SELECT setval(${sequence}, greatest(
         $1, (SELECT max(${column}) FROM ${table}), nextval(${sequence}))::bigint)`,
      [least[table as keyof typeof SERIALS] ?? 1],
    );
  }
}
