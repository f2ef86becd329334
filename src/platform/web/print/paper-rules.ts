import type { Pagination } from '#platform/shared/paging.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { texts } from '../texts.ts';

/** A list on paper ends here; whoever needs more exports it. */
const MOST = 5000;

/** Whether paper wants another page of a list of which so many rows are here. */
export const wantsMoreRows = (loaded: number) => loaded < MOST;

/** Which rows a sheet has, if they are not all of them. */
export function paperWords({ from, to, total }: Pick<Pagination, 'from' | 'to' | 'total'>): string {
  const printed = to - from + 1;
  if (printed >= total) return '';
  const rows = texts.print.someRows(showCount(from), showCount(to), showCount(total));
  const more = wantsMoreRows(printed) ? texts.print.howToPrintAll : texts.print.exportForAll(showCount(MOST));
  return `${rows} ${more}`;
}
