import { FigureLink, FiguresRow } from '#platform/web/ui/figure-link.tsx';
import { HOW_OUTCOMES } from '../how.ts';
import type { Outcome } from '../list-contract.ts';
import { totalOf } from '../outcome-sums.ts';
import { monthWords, shareWords } from './lead-words.ts';

interface StatFiguresProps {
  /** Absent while they load. */
  months: readonly (Omit<Outcome, 'name'> & { month: string })[] | undefined;
  hasFailed: boolean;
}

/** How many came, and what became of them; each leads to its list. */
export function StatFigures({ months, hasFailed }: StatFiguresProps) {
  const total = months && totalOf(months);
  const latest = months?.at(-1);
  const shown = (count: number | undefined) => count?.toLocaleString('en-US');
  const share = (count: number | undefined, words: string) =>
    total && count !== undefined ? `${shareWords(count, total.leads)} ${words}` : undefined;
  return (
    <FiguresRow label="Leads of the last twelve months">
      <FigureLink
        to="/leads"
        label="Received"
        value={shown(total?.leads)}
        note={latest && `${shown(latest.leads)} in ${monthWords(latest.month).name}`}
        how={HOW_OUTCOMES}
        hasFailed={hasFailed}
      />
      <FigureLink
        to="/leads/$list"
        params={{ list: 'sold' }}
        label="Sold"
        value={shown(total?.sold)}
        note={share(total?.sold, 'of those received')}
        how={HOW_OUTCOMES}
        hasFailed={hasFailed}
      />
      <FigureLink
        to="/leads/$list"
        params={{ list: 'closed' }}
        label="Closed"
        value={shown(total?.closed)}
        note={share(total?.closed, 'came to nothing')}
        how={HOW_OUTCOMES}
        hasFailed={hasFailed}
      />
      <FigureLink
        to="/leads/snapshot"
        label="In work"
        value={shown(total?.working)}
        note={share(total?.working, 'still to be decided')}
        how={HOW_OUTCOMES}
        hasFailed={hasFailed}
      />
    </FiguresRow>
  );
}
