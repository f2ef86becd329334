import { sql } from 'kysely';
import type { FinancePost } from '#areas/finance-gateway/contract.ts';
import { POST_JSON } from '#areas/finance-gateway/server/public.ts';
import type { Appendage } from '#areas/finance-gateway/statuses.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { ContractKind, ReceiptRow } from '../contract.ts';
import { receiptRowOf } from './receipt-of.ts';
import { receiptRows } from './store.ts';

export interface PaymentOfContract extends ReceiptRow {
  lineId: number;
  kind: ContractKind;
  paymentAppendage: Appendage;
  amount: number;
  payoff: boolean;
  post: FinancePost | null;
}

/** The lines that pay a finance contract, newest first, those of void receipts among them. */
export async function listPaymentsOf(db: Db, contractId: number): Promise<PaymentOfContract[]> {
  const rows = await receiptRows(db)
    .innerJoin('receipt_details as d', (join) =>
      join.onRef('d.master_id', '=', 'r.master_id').onRef('d.receipt_id', '=', 'r.id'),
    )
    .leftJoin('finance_posts as po', (join) =>
      join.onRef('po.master_id', '=', 'd.master_id').onRef('po.line_id', '=', 'd.id'),
    )
    .select(['d.id as line_id', 'd.kind', 'd.appendage', 'd.amount as line_amount', 'd.payoff'])
    .select(sql<FinancePost | null>`${POST_JSON}`.as('post'))
    .where('d.contract_id', '=', contractId)
    .orderBy('d.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...receiptRowOf(row),
    lineId: row.line_id,
    kind: row.kind as ContractKind,
    paymentAppendage: row.appendage as Appendage,
    amount: row.line_amount,
    payoff: row.payoff,
    post: row.post,
  }));
}
