import { showDay } from '#platform/shared/dates.ts';
import { type PercentHundredths, showMoney } from '#platform/shared/money.ts';
import { counted } from '#platform/shared/noun.ts';
import type { ContractRow } from '../contract.ts';
import { numberOf } from '../rules/contract-facts.ts';

/** An APR as the specification writes it: 25.68 %. */
export function showApr(apr: PercentHundredths): string {
  return `${(apr / 100).toFixed(2)} %`;
}

export interface StandingWords {
  label: string;
  value: string;
  note: string;
  isLate?: boolean;
}

type Due = ContractRow & { nextDue: NonNullable<ContractRow['nextDue']> };

const isOpenQuote = ({ contractStatus, active }: ContractRow) => contractStatus === 'Quoted' && active === 1;

/** Where the customer stands with all contracts, hidden ones included, in at most four figures; hidden quotes are not open. */
export function standingWords(rows: readonly ContractRow[]): StandingWords[] {
  const owing = rows.filter(({ balance }) => balance > 0);
  // A down payment may be open on a contract without a balance.
  const late = rows
    .filter(({ overdueSince }) => overdueSince !== null)
    .toSorted((a, b) => String(a.overdueSince).localeCompare(String(b.overdueSince)));
  const sum = (amounts: readonly number[]) => showMoney(amounts.reduce((so, amount) => so + amount, 0));
  const [next] = rows
    .filter((row): row is Due => row.nextDue !== null)
    .toSorted((a, b) => a.nextDue.date.localeCompare(b.nextDue.date));
  const [oldest] = late;
  return [
    {
      label: 'Balance',
      value: sum(owing.map(({ balance }) => balance)),
      note: owing.length === 0 ? 'nothing is owed' : `on ${counted(owing.length, 'contract')}`,
    },
    {
      label: 'Overdue',
      value: sum(late.map(({ overdue }) => overdue)),
      note: oldest ? `${numberOf(oldest)}, since ${showDay(String(oldest.overdueSince))}` : 'nothing',
      isLate: late.length > 0,
    },
    {
      label: 'Next due',
      value: next ? showMoney(next.nextDue.amount) : 'None',
      note: next ? `${numberOf(next)}, ${showDay(next.nextDue.date)}` : 'no more payments',
    },
    {
      label: 'Quotes open',
      value: String(rows.filter(isOpenQuote).length),
      note: 'not approved yet',
    },
  ];
}
