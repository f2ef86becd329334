import { z } from 'zod';
import { dayParam, idParam } from '#platform/web/router/search-params.ts';
import type { ReportFilter } from '../contract.ts';
import { KINDS, USUAL_TOLERANCE } from '../rules.ts';

/** The filters as they are in the address bar; without a range it is the last twelve months. */
export const reportParams = {
  from: dayParam,
  to: dayParam,
  company: idParam,
  kind: z.enum(KINDS).optional().catch(undefined),
  /** Dollars. */
  tolerance: z.coerce.number().min(0).max(100_000).optional().catch(undefined),
};
export type ReportSearch = z.output<z.ZodObject<typeof reportParams>>;

export function filterOf({ from, to, company, kind, tolerance }: ReportSearch, today: string): ReportFilter {
  return {
    from: from ?? yearBefore(today),
    to: to ?? today,
    company,
    kind,
    tolerance: tolerance ?? USUAL_TOLERANCE / 100,
  };
}

/** From the first of the same month of the year before. */
function yearBefore(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}-${today.slice(5, 7)}-01`;
}

export function exportAddress(filter: ReportFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return `/api/commission/expected/export?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
