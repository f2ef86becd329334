import type { Pagination } from '#platform/shared/paging.ts';
import { texts } from '../texts.ts';

/** A list on paper ends here; whoever needs more exports it. */
const MOST = 5000;

/** Whether paper wants another page of a list of which so many rows are here. */
export const wantsMoreRows = (loaded: number) => loaded < MOST;

const count = new Intl.NumberFormat('en-US');

/** Which rows a sheet has, if they are not all of them. */
export function paperWords({ from, to, total }: Pick<Pagination, 'from' | 'to' | 'total'>): string {
  const printed = to - from + 1;
  if (printed >= total) return '';
  const rows = texts.print.someRows(count.format(from), count.format(to), count.format(total));
  const more = wantsMoreRows(printed)
    ? texts.print.howToPrintAll
    : texts.print.exportForAll(count.format(MOST));
  return `${rows} ${more}`;
}
