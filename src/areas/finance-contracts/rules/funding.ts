import { showDay } from '#platform/shared/dates.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { ContractStatus, LineType } from '../statuses.ts';
import { standing } from './ledger.ts';

interface FundedLine {
  id: number;
  type: LineType;
  date: string;
  toFund: Cents;
  funded: Cents;
  reversesId: number | null;
}

export interface UnfundedItem {
  id: number;
  type: LineType;
  dateFinanced: string;
  amount: Cents;
}

/** The premium lines with what is left to fund; a line that was taken back has none, nor has a contract that is not approved. */
export function unfundedItems(status: ContractStatus, lines: readonly FundedLine[]): UnfundedItem[] {
  if (status !== 'Approved') return [];
  return standing(lines)
    .map(({ id, type, date, toFund, funded }) => ({ id, type, dateFinanced: date, amount: toFund - funded }))
    .filter(({ amount }) => amount > 0);
}

/** What was funded and is to be returned, since nothing stands behind it anymore. */
export function toReturn(status: ContractStatus, funded: Cents): Cents {
  return status === 'Voided' ? funded : 0;
}

interface Funding {
  amount: Cents;
  dateFinanced: string;
}

export function fundProblems({ amount, dateFinanced }: Funding, left: Cents, today: string): FieldErrors {
  const errors: FieldErrors = {};
  if (amount <= 0) errors.amount = ['Enter an amount above zero.'];
  else if (left > 0 && amount > left)
    errors.amount = [`Enter at most ${showMoney(left)}, which is left to fund.`];
  if (dateFinanced > today)
    errors.dateFinanced = [`Enter ${showDay(today)} or an earlier day: money is funded once it has come.`];
  return errors;
}
