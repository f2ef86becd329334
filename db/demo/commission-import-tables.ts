import { table } from './table-loader.ts';

export const IMPORTS = table('commission_imports', [
  ...([
    'master_id',
    'id',
    'company_id',
    'filename',
    'sha256',
    'state',
    'failure',
    'column_map',
    'headings',
  ] as const),
  ...([
    'row_count',
    'rows_done',
    'year_week_folder',
    'guid',
    'extension',
    'created_by',
    'created_at',
  ] as const),
  ...(['imported_at', 'heading_row', 'sheets'] as const),
]);
export const IMPORT_ROWS = table('commission_import_rows', [
  ...(['master_id', 'import_id', 'row_number', 'policy_number', 'customer_name', 'product_name'] as const),
  ...(['transaction_on', 'effdate', 'expdate', 'commissionable', 'commission', 'problem'] as const),
  ...(['policy_id', 'match_tier', 'match_confidence', 'match_reason'] as const),
]);
export const COLUMN_MAPS = table('commission_column_maps', ['master_id', 'company_id', 'column_map']);
export const ASSIGNMENTS = table('commission_assignments', [
  ...(['master_id', 'id', 'company_id', 'policy_id', 'alias', 'policy_number', 'customer_name'] as const),
  ...(['assigned_by', 'assigned_at'] as const),
]);
export const ASSIGNED_LINES = table('commission_assigned_lines', [
  ...(['master_id', 'line_id', 'assignment_id', 'status', 'effdate', 'expdate', 'match_reason'] as const),
]);

/** The columns of the demo carriers' statements. */
export const DEMO_MAP = {
  policyNumber: 'Policy Number',
  customerName: 'Insured',
  productName: null,
  transactionDate: 'Transaction Date',
  effectiveDate: 'Effective Date',
  expirationDate: null,
  premium: 'Premium',
  commission: 'Commission',
};

/** How a row was matched, in the words of the product. */
export const MATCHES = {
  number: {
    match_tier: 1,
    match_confidence: 100,
    match_reason: 'The policy number is the same. The term begins on the same day.',
  },
  normalized: {
    match_tier: 2,
    match_confidence: 90,
    match_reason:
      'The policy number is the same but for its writing and leading zeros. The term begins on the same day.',
  },
  customer: {
    match_tier: 3,
    match_confidence: 60,
    match_reason: 'The customer’s name is the same. The term begins on the same day.',
  },
  unmatched: {
    match_tier: null,
    match_confidence: null,
    match_reason: 'No policy has this number, and none fits the customer, product and dates.',
  },
  problem: { match_tier: null, match_confidence: null, match_reason: '' },
} as const;
