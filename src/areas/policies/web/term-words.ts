import { showDay } from '#platform/shared/dates.ts';
import { inDays } from '#platform/shared/in-days.ts';
import { type Cents, showPercent } from '#platform/shared/money.ts';
import { premiumChange } from '../policies-of.ts';
import { coverEnd, type Term } from '../rules.ts';
import type { PolicyState } from '../statuses.ts';
import { texts } from './texts.ts';

interface ListedTerm extends Term {
  state: PolicyState;
}

/** When cover ends or begins, for a term that insures or will; of a cancelled one the day on which it ended. */
export function endWords(term: ListedTerm, today: string): string {
  if (term.state === 'in force') return inDays(today, coverEnd(term));
  if (term.state === 'cancelled') return showDay(coverEnd(term));
  const isToCome = term.state === 'not yet' || term.state === 'pending';
  return isToCome && term.effdate > today ? texts.terms.starts(inDays(today, term.effdate)) : '';
}

/** +8.00 %, a true minus for less, or the word for no change; nothing for a first term. */
export function changeWords(premium: Cents, before: Cents | undefined): string {
  const change = premiumChange(premium, before);
  if (change === undefined) return '';
  if (change === 0) return texts.terms.samePremium;
  return `${change < 0 ? '−' : '+'}${showPercent(Math.abs(change))}`;
}
