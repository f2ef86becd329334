import type { ContractKind } from '#areas/receipts/contract.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { ContractStatus, Payee } from '../statuses.ts';
import type { PaidInstallment } from './schedule.ts';

/** What is still to be taken of the down payment of an additional premium. */
export interface OpenDownPayment {
  payee: Payee;
  date: string;
  amount: Cents;
}

interface Addition {
  payee: Payee;
  date: string;
  downPayment: Cents;
}

/** Receipts cover the oldest down payment of their payee first. */
export function openDownPayments(
  additions: readonly Addition[],
  open: Readonly<Record<Payee, Cents>>,
): OpenDownPayment[] {
  // As with most contracts; a report asks for thousands.
  if (additions.length === 0) return [];
  const asked: Record<Payee, Cents> = { carrier: 0, premiumFinanceCompany: 0 };
  for (const { payee, downPayment } of additions) asked[payee] += downPayment;
  const paid = {
    carrier: asked.carrier - open.carrier,
    premiumFinanceCompany: asked.premiumFinanceCompany - open.premiumFinanceCompany,
  };
  return additions.flatMap(({ payee, date, downPayment }) => {
    const part = Math.min(paid[payee], downPayment);
    paid[payee] -= part;
    return downPayment > part ? [{ payee, date, amount: downPayment - part }] : [];
  });
}

/** What is open toward that payee. */
export function openTo(payee: Payee, open: readonly OpenDownPayment[]): Cents {
  return sumOf(open.filter((each) => each.payee === payee));
}

/** What of a contract decides about what it waits for. */
export interface Waiting {
  contractStatus: ContractStatus;
  isDownPaymentProcessed: 0 | 1;
  downPayment: Cents;
  dateFinanced: string | null;
  balance: Cents;
  openDownPayments: readonly OpenDownPayment[];
  schedule: readonly PaidInstallment[];
}

/** Money that a contract waits for, and the day from which it is due. */
export interface OpenItem {
  kind: ContractKind;
  /** Of an additional premium: whoever gets it. */
  payee: Payee | null;
  date: string;
  amount: Cents;
}

/**
 * All that a contract owes in place of its policies: its down payment, those of its additional premiums, and its
 * payments, never above the balance. Every figure of what is due, overdue or comes next follows from these.
 */
export function openItems(contract: Waiting): OpenItem[] {
  const items: OpenItem[] = [];
  if (contract.contractStatus !== 'Approved') return items;
  addDownPayment(items, contract);
  addAdditional(items, contract);
  addPayments(items, contract);
  return items;
}

function addDownPayment(items: OpenItem[], contract: Waiting): void {
  const { isDownPaymentProcessed, downPayment, dateFinanced } = contract;
  if (isDownPaymentProcessed === 1 || dateFinanced === null) return;
  items.push({ kind: 'down payment', payee: null, date: dateFinanced, amount: downPayment });
}

/** What the finance company gets comes off the balance, so it is no more than that. */
function addAdditional(items: OpenItem[], { openDownPayments: open, balance }: Waiting): void {
  let left = balance;
  for (const { payee, date, amount: asked } of open) {
    const amount = payee === 'carrier' ? asked : Math.min(asked, left);
    if (payee !== 'carrier') left -= amount;
    if (amount > 0) items.push({ kind: 'additional premium', payee, date, amount });
  }
}

function addPayments(items: OpenItem[], { schedule, balance }: Waiting): void {
  let left = Math.max(0, balance);
  for (const { due, amount: planned, paid } of schedule) {
    if (left === 0) return;
    const amount = Math.min(planned - paid, left);
    left -= amount;
    if (amount > 0) items.push({ kind: 'finance payment', payee: null, date: due, amount });
  }
}

/** What of these is due by that day. */
export function dueBy(items: readonly OpenItem[], today: string): Cents {
  return sumOf(items.filter(({ date }) => date <= today));
}

/** The payments among them, without any down payment. */
export function paymentsAmong(items: readonly OpenItem[]): OpenItem[] {
  return items.filter(({ kind }) => kind === 'finance payment');
}

export function overdueAmong(items: readonly OpenItem[], today: string): OpenItem[] {
  return items.filter(({ date }) => date < today);
}

export interface Dues {
  /** What should have been paid before today, and since when. */
  overdue: Cents;
  overdueSince: string | null;
  /** The next day from today on, with what is due on it. */
  nextDue: { date: string; amount: Cents } | null;
}

/** Where a contract stands today. */
export function duesOf(items: readonly OpenItem[], today: string): Dues {
  const late = overdueAmong(items, today);
  const next = earliest(items.filter(({ date }) => date >= today));
  return {
    overdue: sumOf(late),
    overdueSince: earliest(late),
    nextDue: next === null ? null : { date: next, amount: sumOf(items.filter(({ date }) => date === next)) },
  };
}

export function earliest(items: readonly OpenItem[]): string | null {
  return items.map(({ date }) => date).toSorted()[0] ?? null;
}

function sumOf(items: readonly { amount: Cents }[]): Cents {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}
