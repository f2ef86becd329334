import { isPosted } from '#areas/finance-gateway/rules.ts';
import { findWay, orderPost } from '#areas/finance-gateway/server/public.ts';
import type { Receipt } from '#areas/receipts/contract.ts';
import type { ReceiptFollower } from '#areas/receipts/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Contract } from '../contract.ts';
import { CONTRACT_LOG } from '../log.ts';
import { standing } from '../rules/ledger.ts';
import { chargeRefundLine, paymentLine, voidedLine } from '../rules/payment-lines.ts';
import { insertLine, listLines } from './ledger-store.ts';
import { loadContract, todayOf } from './load-contract.ts';

export type Work = Parameters<NonNullable<ReceiptFollower['taken']>>[0];
export type PaidLine = Receipt['lines'][number] & { contractId: number };

/** The line of the ledger, and the order to post it. */
export async function takePayment(work: Work, receipt: Receipt, line: PaidLine): Promise<void> {
  const { db, session, config } = work;
  const { contractId, amount } = line;
  const appendage = line.paymentAppendage as NonNullable<PaidLine['paymentAppendage']>;
  const before = await loadContract(db, session, contractId);
  const date = receipt.showdate;
  await insertLine(db, session, contractId, paymentLine(appendage, amount, date), receipt.id);
  const refund = line.payoff ? before.balance - amount : 0;
  if (refund > 0) await insertLine(db, session, contractId, chargeRefundLine(refund, date), receipt.id);
  await logPayment(work, 'payment taken', before, receipt, amount);
  const isIntegrated = before.company.finance_company_details.isIntegrated === 1;
  const way = isIntegrated && isPosted(appendage) && (await findWay(db, config, before.company.id));
  if (!way) return;
  const isSandbox = way === 'sandbox';
  await orderPost(work, { contractId, receiptId: receipt.id, lineId: line.id, isSandbox });
}

/** The opposite of everything that the receipt wrote. */
export async function takeBack(work: Work, receipt: Receipt, contractId: number): Promise<void> {
  const { db, session } = work;
  const before = await loadContract(db, session, contractId);
  const lines = standing(await listLines(db, contractId)).filter(({ receiptId }) => receiptId === receipt.id);
  for (const line of lines)
    await insertLine(db, session, contractId, voidedLine(line, todayOf(session)), receipt.id);
  const paid = lines.reduce((sum, { total }) => sum + total, 0);
  await logPayment(work, 'payment voided', before, receipt, paid);
}

async function logPayment(
  { db, session }: Work,
  action: string,
  before: Contract,
  { receipt, id }: Receipt,
  amount: number,
): Promise<void> {
  const after = await loadContract(db, session, before.id);
  await writeChange(db, session, {
    subject: CONTRACT_LOG.subject,
    subjectId: before.id,
    action,
    before: { balance: before.balance },
    after: { balance: after.balance, amount, receipt, receiptId: id },
  });
}
