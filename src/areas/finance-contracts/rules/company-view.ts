import type { CompanyView } from '#areas/finance-gateway/rules.ts';
import type { Contract } from '../contract.ts';
import { dueBy, duesOf, openItems, paymentsAmong } from './dues.ts';
import { type StoredLine, shownType } from './ledger.ts';

interface ViewedLine extends StoredLine {
  receiptId: number | null;
}

/** What a finance company has about a contract as far as our own ledger tells; a payment is in it once it was posted. */
export function companyViewOf(
  contract: Contract,
  lines: readonly ViewedLine[],
  postedReceipts: ReadonlySet<number>,
): CompanyView {
  const { contractStatus, balance, payoff, schedule, today } = contract;
  // A down payment is taken at the counter: the company waits for the payments.
  const payments = paymentsAmong(openItems(contract));
  const due = dueBy(payments, today);
  const { overdueSince, nextDue } = duesOf(payments, today);
  const reversed = new Set(lines.map(({ reversesId }) => reversesId));
  const open = schedule.filter(({ paid, amount }) => paid < amount);
  const oldest = due > 0 ? (overdueSince ?? today) : (nextDue?.date ?? null);
  return {
    status: contractStatus,
    amountDue: due > 0 ? due : (nextDue?.amount ?? 0),
    dueOn: oldest,
    payoff: payoff?.ruleOf78.payoff ?? 0,
    payoffOn: today,
    paymentsLeft: balance > 0 ? open.length : 0,
    history: lines
      .filter(
        ({ amount, receiptId }) => amount !== 0 && (receiptId === null || postedReceipts.has(receiptId)),
      )
      .map((line) => ({
        on: line.date,
        what: shownType(line.type, reversed.has(line.id)),
        amount: line.amount,
      })),
  };
}
