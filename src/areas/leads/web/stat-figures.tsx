import { showCount } from '#platform/shared/show-count.ts';
import { FigureLink, FiguresRow } from '#platform/web/ui/figure-link.tsx';
import { HOW_OUTCOMES } from '../how.ts';
import type { Outcome } from '../list-contract.ts';
import { totalOf } from '../outcome-sums.ts';
import { monthWords, shareWords } from './lead-words.ts';
import { texts } from './texts.ts';

interface StatFiguresProps {
  /** Absent while they load. */
  months: readonly (Omit<Outcome, 'name'> & { month: string })[] | undefined;
  hasFailed: boolean;
}

/** How many came, and what became of them; each leads to its list. */
export function StatFigures({ months, hasFailed }: StatFiguresProps) {
  const total = months && totalOf(months);
  const latest = months?.at(-1);
  const shown = (count: number | undefined) => (count === undefined ? undefined : showCount(count));
  const share = (count: number | undefined, words: (share: string) => string) =>
    total && count !== undefined ? words(shareWords(count, total.leads)) : undefined;
  return (
    <FiguresRow label={texts.stats.figures}>
      <FigureLink
        to="/leads"
        label={texts.stats.received}
        value={shown(total?.leads)}
        note={latest && texts.stats.inMonth(latest.leads, monthWords(latest.month).name)}
        how={HOW_OUTCOMES}
        hasFailed={hasFailed}
      />
      <FigureLink
        to="/leads/$list"
        params={{ list: 'sold' }}
        label={texts.stats.sold}
        value={shown(total?.sold)}
        note={share(total?.sold, texts.stats.ofReceived)}
        how={HOW_OUTCOMES}
        hasFailed={hasFailed}
      />
      <FigureLink
        to="/leads/$list"
        params={{ list: 'closed' }}
        label={texts.stats.closed}
        value={shown(total?.closed)}
        note={share(total?.closed, texts.stats.cameToNothing)}
        how={HOW_OUTCOMES}
        hasFailed={hasFailed}
      />
      <FigureLink
        to="/leads/snapshot"
        label={texts.stats.inWork}
        value={shown(total?.working)}
        note={share(total?.working, texts.stats.undecided)}
        how={HOW_OUTCOMES}
        hasFailed={hasFailed}
      />
    </FiguresRow>
  );
}
