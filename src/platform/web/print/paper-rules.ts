import type { Pagination } from '#platform/shared/paging.ts';

/** A list on paper ends here; whoever needs more exports it. */
const MOST = 5000;

/** Whether paper wants another page of a list of which so many rows are here. */
export const wantsMoreRows = (loaded: number) => loaded < MOST;

const count = new Intl.NumberFormat('en-US');

/** Which rows a sheet has, if they are not all of them. */
export function paperWords({ from, to, total }: Pick<Pagination, 'from' | 'to' | 'total'>): string {
  const printed = to - from + 1;
  if (printed >= total) return '';
  const rows = `Rows ${count.format(from)} to ${count.format(to)} of ${count.format(total)}.`;
  return wantsMoreRows(printed)
    ? `${rows} Print all rows with Ctrl P, or with the printer below the list.`
    : `${rows} A sheet has ${count.format(MOST)} at most; export the list to have them all.`;
}
