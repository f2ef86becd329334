import type { LineFilter, LineStats } from '../line-contract.ts';
import { type LineStatus, PENDING } from '../statuses.ts';
import type { FileSearch } from './search.ts';

/** The filter in the address bar; the default is Pending. */
export function filterIn(search: FileSearch): LineFilter & { status: LineStatus } {
  const { status, company = 0, source = 0, customer = 0, product = 0 } = search;
  return { status: (status ?? PENDING) as LineStatus, company, source, customer, product };
}

/** Shows fewer lines than the file has in that state. */
export function isNarrowed({ company, source, customer, product }: LineFilter): boolean {
  return [company, source, customer, product].some((chosen) => chosen !== 0);
}

/** Until the first answer. */
export const NO_STATS: LineStats = {
  count: 0,
  total_commissionable: 0,
  total_commission: 0,
  total_adjusted: 0,
  pending: 0,
  staged: 0,
  settled: 0,
  forwarded: 0,
};
