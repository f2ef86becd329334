import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { ContractRow } from '../contract.ts';
import { HOW_STANDING } from '../how.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { texts } from './texts.ts';

export interface StandingWords {
  label: string;
  value: string;
  note: string;
  /** How it is counted. */
  how: string;
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
  const quotes = rows.filter(isOpenQuote);
  return [
    {
      label: texts.standing.balance,
      how: HOW_STANDING.balance,
      value: sum(owing.map(({ balance }) => balance)),
      note: owing.length === 0 ? texts.standing.nothingOwed : texts.standing.onContracts(owing.length),
    },
    {
      label: texts.standing.overdue,
      how: HOW_STANDING.overdue,
      value: sum(late.map(({ overdue }) => overdue)),
      note: oldest
        ? texts.standing.since(numberOf(oldest), showDay(String(oldest.overdueSince)))
        : texts.standing.nothingOverdue,
      isLate: late.length > 0,
    },
    {
      label: texts.standing.nextDue,
      how: HOW_STANDING.nextDue,
      value: next ? showMoney(next.nextDue.amount) : texts.standing.none,
      note: next ? `${numberOf(next)}, ${showDay(next.nextDue.date)}` : texts.standing.noMorePayments,
    },
    {
      label: texts.standing.quotesOpen,
      how: HOW_STANDING.quotesOpen,
      value: String(quotes.length),
      note: quoteNote(quotes),
    },
  ];
}

/** Which quote ends next; when all have ended, which one did last. */
function quoteNote(quotes: readonly ContractRow[]): string {
  const dated = quotes
    .flatMap((row) => (row.quote ? [{ number: numberOf(row), ...row.quote }] : []))
    .toSorted((a, b) => a.expires.localeCompare(b.expires));
  const next = dated.find(({ isExpired }) => !isExpired);
  if (next) return texts.standing.ends(next.number, showDay(next.expires));
  const last = dated.at(-1);
  return last ? texts.standing.ended(last.number, showDay(last.expires)) : texts.standing.notApproved;
}
