import type { CommissionTerm } from './commission-terms.ts';
import { table } from './table-loader.ts';

/** The agency that works with commissions, and who does it there. */
export const AGENCY = 1001;
export const MAKER = 11;
export const CREATORS = [MAKER, 12];

export const FILES = table('commission_files', [
  ...(['master_id', 'id', 'company_id', 'start_on', 'end_on', 'deposit_on', 'deposit_amount'] as const),
  ...(['created_by', 'created_at', 'archived_at', 'posted_at'] as const),
]);
export const LINES = table('commission_lines', [
  ...(['master_id', 'id', 'file_id', 'status', 'source', 'company_id', 'customer_id', 'policy_id'] as const),
  ...(['product_id', 'policy_number', 'customer_name', 'transaction_on', 'effdate', 'expdate'] as const),
  ...(['commissionable', 'commission', 'adjusted', 'forwards_id', 'import_id', 'import_row'] as const),
  ...(['match_tier', 'match_confidence', 'match_reason', 'reason'] as const),
]);
export const STATEMENTS = table('commission_statements', [
  ...(['master_id', 'id', 'number', 'period_on', 'employee_id', 'note', 'created_by', 'created_at'] as const),
]);
export const STATEMENT_COUNTERS = table('commission_statement_counters', ['master_id', 'last_number']);
export const LEDGER = table('commission_ledger', [
  ...(['master_id', 'id', 'file_id', 'statement_id', 'employee_id', 'cents', 'reason'] as const),
  ...(['posted_by', 'posted_at'] as const),
]);
export const SHARES = table('commission_shares', [
  ...(['master_id', 'id', 'line_id', 'employee_id', 'split', 'cents', 'statement_id', 'ledger_id'] as const),
]);

/** What a line for a whole term says, before an import says more. */
export function lineFacts(term: CommissionTerm) {
  return {
    master_id: AGENCY,
    company_id: term.companyId,
    customer_id: term.customerId,
    policy_id: term.id,
    product_id: term.productId,
    policy_number: term.number,
    customer_name: '',
    transaction_on: term.effdate,
    effdate: term.effdate,
    expdate: term.expdate,
    commissionable: term.premium,
    commission: term.commission,
    adjusted: term.commission,
    forwards_id: null,
    import_id: null,
    import_row: null,
    match_tier: null,
    match_confidence: null,
    match_reason: '',
    reason: '',
  };
}
