import type { LineFilter, LineStats } from '../line-contract.ts';
import { BRIDGE_PARTS, type BridgePart, FORWARDED, type LineStatus, PENDING, SETTLED } from '../statuses.ts';
import type { FileSearch } from './search.ts';

/** What the lines of a figure are in is open. */
export type ShownFilter = LineFilter & { status: LineStatus | 0 };

/** The filter in the address bar; the default is Pending. */
export function filterIn(search: FileSearch): ShownFilter {
  const { status = PENDING, company = 0, source = 0, customer = 0, product = 0, part } = search;
  return { status: part ? 0 : (status as LineStatus), company, source, customer, product, part };
}

/** The state whose lines a figure is made of has a tab of its own. */
const TABS: Partial<Record<BridgePart, LineStatus>> = { forwarded: FORWARDED, statements: SETTLED };

/** The figure whose lines are shown. */
export function partIn({ part, status }: FileSearch): BridgePart | undefined {
  return part ?? BRIDGE_PARTS.find((each) => status !== undefined && TABS[each] === status);
}

/** Where a figure leads; once more, back to the pending lines. */
export function searchOfPart(part: BridgePart, search: FileSearch): Pick<FileSearch, 'part' | 'status'> {
  if (partIn(search) === part) return { part: undefined, status: undefined };
  const status = TABS[part];
  return status ? { part: undefined, status } : { part, status: undefined };
}

/** Shows fewer lines than the file has in that state. */
export function isNarrowed({ company, source, customer, product, part }: LineFilter): boolean {
  return part !== undefined || [company, source, customer, product].some((chosen) => chosen !== 0);
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
