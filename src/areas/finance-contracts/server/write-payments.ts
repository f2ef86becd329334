import { isPosted } from '#areas/finance-gateway/rules.ts';
import { findWay, orderPost } from '#areas/finance-gateway/server/public.ts';
import type { Receipt } from '#areas/receipts/contract.ts';
import type {
  NewReceipt,
  NewLine as NewReceiptLine,
  ReceiptFollower,
} from '#areas/receipts/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import { CONTRACT_LOG } from '../log.ts';
import { type NewLine, standing } from '../rules/ledger.ts';
import { chargeRefundLine, paymentLine, voidedLine } from '../rules/payment-lines.ts';
import { type Account, findAccount, insertLine, listLines } from './ledger-store.ts';
import { todayOf } from './load-contract.ts';

export type Work = Parameters<NonNullable<ReceiptFollower['taken']>>[0];
export type PaidLine = NewReceiptLine & { contractId: number };

/** The line of the ledger, which changes the balance of the account, and the order to post it. True if there is one. */
export async function takePayment(
  work: Work,
  receipt: NewReceipt,
  line: PaidLine,
  account: Account,
): Promise<boolean> {
  const { db, config } = work;
  const { contractId, amount } = line;
  const appendage = line.paymentAppendage as NonNullable<PaidLine['paymentAppendage']>;
  const date = receipt.showdate;
  const refund = line.payoff ? account.balance - amount : 0;
  const lines = [
    paymentLine(appendage, amount, date),
    ...(refund > 0 ? [chargeRefundLine(refund, date)] : []),
  ];
  await writeLines(work, receipt, { action: 'payment taken', account, amount, lines });
  const way = account.isIntegrated && isPosted(appendage) && (await findWay(db, config, account.companyId));
  if (!way) return false;
  const isSandbox = way === 'sandbox';
  await orderPost(work, { contractId, receiptId: receipt.id, lineId: line.id, isSandbox });
  return true;
}

/** The opposite of everything that the receipt wrote. */
export async function takeBack(work: Work, receipt: Receipt, contractId: number): Promise<void> {
  const { db, session } = work;
  const account = await findAccount(db, contractId);
  const written = standing(await listLines(db, contractId)).filter(
    ({ receiptId }) => receiptId === receipt.id,
  );
  await writeLines(work, receipt, {
    action: 'payment voided',
    account,
    amount: written.reduce((sum, { total }) => sum + total, 0),
    lines: written.map((line) => voidedLine(line, todayOf(session))),
  });
}

interface Written {
  action: string;
  /** As it was before; its balance becomes what it is then. */
  account: Account;
  amount: number;
  lines: readonly NewLine[];
}

/** The balance is what the lines come to, so nothing is read again for the log. */
async function writeLines(
  { db, session }: Work,
  { id: receiptId, receipt }: Pick<Receipt, 'id' | 'receipt'>,
  { action, account, amount, lines }: Written,
): Promise<void> {
  const before = account.balance;
  account.balance = lines.reduce((sum, line) => sum + line.amount, before);
  await Promise.all([
    ...lines.map((line) => insertLine(db, session, account.contractId, line, receiptId)),
    writeChange(db, session, {
      subject: CONTRACT_LOG.subject,
      subjectId: account.contractId,
      action,
      before: { balance: before },
      after: { balance: account.balance, amount, receipt, receiptId },
    }),
  ]);
}
