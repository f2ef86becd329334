import { METHODS, type Method } from '#areas/receipts/statuses.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import { counted } from '#platform/shared/noun.ts';
import type { Named } from '#platform/shared/record-fields.ts';
import type { OfficeDay, PersonDay } from './contract.ts';

export interface CountedReceipt {
  employee: Named;
  method: Method;
  amount: Cents;
}

type Tallies = PersonDay['methods'];

/** How many there are by each method and what they come to; of cash nothing while the count is blind. */
export function talliesOf(receipts: readonly CountedReceipt[], isBlind: boolean): Tallies {
  const of = (method: Method) => {
    if (isBlind && method === 'cash') return null;
    const theirs = receipts.filter((each) => each.method === method);
    return { count: theirs.length, amount: theirs.reduce((sum, { amount }) => sum + amount, 0) };
  };
  return Object.fromEntries(METHODS.map((method) => [method, of(method)])) as unknown as Tallies;
}

export function totalOf(tallies: Tallies): Cents {
  return METHODS.reduce((sum, method) => sum + (tallies[method]?.amount ?? 0), 0);
}

export function countOf(tallies: Tallies): number {
  return METHODS.reduce((sum, method) => sum + (tallies[method]?.count ?? 0), 0);
}

/** By person, in the order of their first receipt. While blind, someone who took nothing but cash is in it with nothing. */
export function byPerson(receipts: readonly CountedReceipt[], isBlind: boolean): PersonDay[] {
  return [...Map.groupBy(receipts, ({ employee }) => employee.id).values()].map((theirs) => {
    const methods = talliesOf(theirs, isBlind);
    return { employee: (theirs[0] as CountedReceipt).employee, methods, total: totalOf(methods) };
  });
}

interface Deposited {
  cash: Cents;
  checks: Cents;
  expectedCash: Cents;
  expectedChecks: Cents;
}

/** Cash and checks go to the bank; cards and bank accounts do not pass the counter. */
export function depositOf({ cash, checks, expectedCash, expectedChecks }: Deposited) {
  const amount = cash + checks;
  const expected = expectedCash + expectedChecks;
  return { cash, checks, amount, expectedCash, expected, difference: amount - expected };
}

export interface CheckItem {
  label: string;
  isDone: boolean;
  /** What it waits for, or what it came to. */
  note: string;
}

type Judged = Pick<OfficeDay, 'drawers' | 'checks' | 'count' | 'deposit'>;

export const openDrawers = ({ drawers }: Pick<OfficeDay, 'drawers'>) =>
  drawers.filter(({ endingAmount }) => endingAmount === null);

/** "1 of 2 drawers open", or "2 drawers ended". */
export function drawersNote(officeDay: Pick<OfficeDay, 'drawers'>): string {
  const open = openDrawers(officeDay).length;
  const all = counted(officeDay.drawers.length, 'drawer');
  return open > 0 ? `${open} of ${all} open` : `${all} ended`;
}

/** A difference needs a reason, whichever way it goes. */
export function isReasonMissing({ deposit }: Pick<OfficeDay, 'deposit'>, reason: string): boolean {
  return deposit !== null && deposit.difference !== 0 && reason.trim() === '';
}

/** What holds the close back, item by item. */
export function checklist(officeDay: Judged, reason: string): CheckItem[] {
  const { drawers, checks, count, deposit } = officeDay;
  const open = openDrawers(officeDay);
  const inHand = checks.filter(({ isInHand }) => isInHand).length;
  const isMissing = isReasonMissing(officeDay, reason);
  return [
    {
      label: 'All drawers ended',
      isDone: open.length === 0,
      note:
        open.length === 0
          ? `${drawers.length} of ${drawers.length}`
          : `${open.map(({ employee }) => employee.name).join(', ')} open`,
    },
    { label: 'Cash counted', isDone: count !== null, note: count ? showMoney(count.cash) : 'not yet' },
    {
      label: 'Checks in hand',
      isDone: count !== null && (inHand === checks.length || !isMissing),
      note: `${inHand} of ${checks.length}`,
    },
    {
      label: 'Difference has a reason',
      isDone: deposit !== null && !isMissing,
      note: deposit
        ? deposit.difference === 0
          ? 'none needed'
          : showMoney(deposit.difference)
        : 'after the count',
    },
  ];
}

/** Why the day cannot be closed as it is, in words for a person; undefined when it can. */
export function whyNotClosed(officeDay: Judged): string | undefined {
  const open = openDrawers(officeDay);
  if (open.length > 0) {
    const names = open.map(({ employee }) => employee.name).join(', ');
    return `The petty cash of ${names} has not been ended.`;
  }
  return officeDay.count ? undefined : 'The cash has not been counted.';
}
