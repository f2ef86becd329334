import type { FundingStatus } from '#areas/companies/finance-contract.ts';
import type { Purpose } from '#areas/policies/contract.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { LineType, OpeningType, Payee, ShownType } from '../statuses.ts';
import { additionalAppendage, entryTypeOf } from './codes.ts';
import type { NewPayments } from './endorsed-schedule.ts';
import { NO_PARTS, negative, type Parts, partsOf, totalOf } from './money-parts.ts';

/** A line as it is added to the ledger of a contract; none is ever changed. */
export interface NewLine extends Parts {
  type: LineType;
  subType: string;
  date: string;
  total: Cents;
  /** What it does to the balance. */
  amount: Cents;
  /** What the finance company is to pay out for it. */
  toFund: Cents;
  downPayment: Cents;
  payee: Payee | null;
  transferContractId: number | null;
  /** The line that it takes back. */
  reversesId: number | null;
  /** What an endorsement puts in the place of the payments not yet due. */
  payments: NewPayments | null;
}

/** A line that does nothing. */
export const BARE: Omit<NewLine, 'type' | 'date'> = {
  ...NO_PARTS,
  subType: '',
  total: 0,
  amount: 0,
  toFund: 0,
  downPayment: 0,
  payee: null,
  transferContractId: null,
  reversesId: null,
  payments: null,
};

interface Opening {
  transferContractId: number | null;
  wasApproved: boolean;
  purposes: readonly Purpose[];
}

/** A rollover says so each time, since the other contract's Transfer points to it. */
export function openingType({ transferContractId, wasApproved, purposes }: Opening): OpeningType {
  if (transferContractId !== null) return 'Rollover';
  if (wasApproved) return 'Re-Issue';
  if (purposes.includes('RWL')) return 'Renewal';
  return purposes.includes('RWR') ? 'Rewrite' : 'New Business';
}

interface Approved extends Parts {
  downPayment: Cents;
  totalOfPayments: Cents;
  transferContractId: number | null;
}

interface Approval {
  type: OpeningType;
  date: string;
  purposes: readonly Purpose[];
  funding: FundingStatus;
}

/** Opens the balance with the total of payments. */
export function openingLine(contract: Approved, { type, date, purposes, funding }: Approval): NewLine {
  const total = totalOf(contract);
  return {
    ...BARE,
    ...partsOf(contract),
    type,
    date,
    subType: entryTypeOf(purposes),
    total,
    amount: contract.totalOfPayments,
    toFund: funding === 'Full Funded' ? total : total - contract.downPayment,
    downPayment: contract.downPayment,
    transferContractId: contract.transferContractId,
  };
}

/** The line of the contract that is rolled over into another. */
export function transferLine(balance: Cents, date: string, into: number): NewLine {
  return { ...BARE, type: 'Transfer', date, amount: minus(balance), transferContractId: into };
}

export function voidContractLine(balance: Cents, date: string): NewLine {
  return { ...BARE, type: 'Void Contract', date, amount: minus(balance) };
}

export interface Additional extends Parts {
  downPayment: Cents;
  payee: Payee;
  date: string;
}

/** The down payment goes past the balance when the carrier gets it; else its receipt takes it off. */
export function additionalLine({ downPayment, payee, date, ...parts }: Additional): NewLine {
  const total = totalOf(parts);
  const added = payee === 'carrier' ? total - downPayment : total;
  return {
    ...BARE,
    ...partsOf(parts),
    type: 'Additional Premium',
    subType: additionalAppendage(payee),
    date,
    total,
    amount: added,
    toFund: added,
    downPayment,
    payee,
  };
}

export interface Endorsed extends Additional {
  /** What the customer owed of the payments when it was quoted, and what they come to from now on. */
  presentBalance: Cents;
  totalOfPayments: Cents;
  payments: NewPayments;
}

/** An additional premium on the company's terms: the balance also takes its charge and stamps. */
export function endorsementLine({ presentBalance, totalOfPayments, payments, ...added }: Endorsed): NewLine {
  const apart = added.payee === 'carrier' ? 0 : added.downPayment;
  return { ...additionalLine(added), amount: totalOfPayments - presentBalance + apart, payments };
}

export interface StoredLine extends NewLine {
  id: number;
}

/** Takes a line back: its type with negative figures. */
export function oppositeLine(line: StoredLine, date: string): NewLine {
  return {
    ...line,
    ...negative(line),
    date,
    total: minus(line.total),
    amount: minus(line.amount),
    toFund: minus(line.toFund),
    downPayment: minus(line.downPayment),
    reversesId: line.id,
    payments: null,
  };
}

// 0 stays 0: its negative is another number to a comparison.
const minus = (cents: Cents) => (cents === 0 ? 0 : -cents);

interface Reversing {
  id: number;
  reversesId: number | null;
}

/** Lines that neither take another back nor were taken back. */
export function standing<Line extends Reversing>(lines: readonly Line[]): Line[] {
  const reversed = new Set(lines.map(({ reversesId }) => reversesId));
  return lines.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
}

/** A payment whose receipt was voided reads so; its row stays as it was written. */
export function shownType(type: LineType, isReversed: boolean): ShownType {
  return isReversed && (type === 'Payment' || type === 'Down Payment') ? 'Voided Payment' : type;
}

export function balanceOf(lines: readonly { amount: Cents }[]): Cents {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** The sum so far, line by line. */
export function withBalances<Line extends { amount: Cents }>(
  lines: readonly Line[],
): (Line & { balance: Cents })[] {
  let balance = 0;
  return lines.map((line) => {
    balance += line.amount;
    return { ...line, balance };
  });
}
