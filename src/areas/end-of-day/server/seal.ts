import { createHash } from 'node:crypto';
import type { OfficeDrawer } from '#areas/petty-cash/server/public.ts';
import type { DayReceipt } from '#areas/receipts/server/public.ts';
import { DENOMINATIONS, type Pieces } from '../cash.ts';

/** What a close keeps. */
export interface ClosedFigures {
  officeId: number;
  day: string;
  deposit: number;
  expected: number;
  reason: string;
  closedBy: number;
  closedAt: Date;
}

export interface SealedDay {
  receipts: readonly DayReceipt[];
  drawers: readonly OfficeDrawer[];
  count: { pieces: Pieces; cash: number; checks: readonly number[] };
}

// Whose receipt it is may change: two customers become one.
const receiptFigures = (receipt: DayReceipt) => [
  receipt.id,
  receipt.receipt,
  receipt.employee.id,
  receipt.method,
  receipt.amount,
  receipt.tendered,
  receipt.changeGiven,
  receipt.checkNumber,
  receipt.lastFour,
  receipt.takenAt.toISOString(),
  receipt.voided && [receipt.voided.at.toISOString(), receipt.voided.by, receipt.voided.reason],
];

const drawerFigures = (drawer: OfficeDrawer) => [
  drawer.id,
  drawer.employee.id,
  drawer.startingAmount,
  drawer.startingDifference,
  drawer.startingReason,
  drawer.endingAmount,
  drawer.difference,
  drawer.endingReason,
  drawer.paid.map(({ id, amount, reason, at }) => [id, amount, reason, at.toISOString()]),
];

/** The day as text, the same for the same rows: lists in the order of their ids, and nothing that a name changes. */
export function dayText({ receipts, drawers, count }: SealedDay): string {
  return JSON.stringify({
    receipts: receipts.toSorted((a, b) => a.id - b.id).map(receiptFigures),
    pettyCash: drawers.toSorted((a, b) => a.id - b.id).map(drawerFigures),
    pieces: DENOMINATIONS.map((cents) => [cents, count.pieces[cents]]),
    cash: count.cash,
    checks: [...count.checks].sort((a, b) => a - b),
  });
}

/** What a close seals: the day, and what was decided at the close. */
export function figuresText(closed: ClosedFigures, day: SealedDay): string {
  const { officeId, deposit, expected, reason, closedBy, closedAt } = closed;
  const decided = {
    officeId,
    day: closed.day,
    deposit,
    expected,
    reason,
    closedBy,
    closedAt: closedAt.toISOString(),
  };
  return `${JSON.stringify(decided)}\n${dayText(day)}`;
}

/** The hash of the close before is in it, so that no close can be left out or put in later. */
export function sealOf(previousHash: string, figures: string): string {
  return createHash('sha256').update(`${previousHash}\n${figures}`).digest('hex');
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
