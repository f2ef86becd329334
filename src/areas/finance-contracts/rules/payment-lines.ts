import type { Appendage } from '#areas/finance-gateway/statuses.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { LineType } from '../statuses.ts';
import { lowersBalance } from './codes.ts';
import { BARE, type NewLine, oppositeLine, type StoredLine } from './ledger.ts';

/** The line of a receipt: the money in its total, and what of it comes off the balance. */
export function paymentLine(appendage: Appendage, paid: Cents, date: string): NewLine {
  return {
    ...BARE,
    type: typeOf(appendage),
    subType: appendage,
    date,
    total: paid,
    amount: lowersBalance(appendage) ? -paid : 0,
  };
}

function typeOf(appendage: Appendage): LineType {
  return appendage === 'MPP' || appendage === 'MPF' ? 'Payment' : 'Down Payment';
}

/** What is given back of the charge, so that a payoff brings the balance to zero. */
export function chargeRefundLine(refund: Cents, date: string): NewLine {
  return { ...BARE, type: 'Charge Refund', date, amount: -refund };
}

/** What the void of a receipt writes for each of its lines. */
export function voidedLine(line: StoredLine, date: string): NewLine {
  const opposite = oppositeLine(line, date);
  return line.type === 'Charge Refund' ? opposite : { ...opposite, type: 'Void Payment' };
}
