import { z } from 'zod';
import { dayParam, idParam } from '#platform/web/router/search-params.ts';
import { pageParams, sortParamsOf } from '#platform/web/table/page-params.ts';
import { midnight } from '#platform/web/ui/local-days.ts';
import type { StatementFilter } from '../contract.ts';
import { STATEMENT_SORTS, STATEMENT_STATES } from '../rules.ts';

const filterParams = {
  employee: idParam,
  state: z.enum(STATEMENT_STATES).optional().catch(undefined),
  from: dayParam,
  to: dayParam,
};
export type FilterSearch = z.output<z.ZodObject<typeof filterParams>>;

export const listSearch = z.object({ ...filterParams, ...pageParams, ...sortParamsOf(STATEMENT_SORTS) });

/** What a new statement takes. */
export const newSearch = z.object({ employee: idParam, file: idParam, until: dayParam, ...pageParams });

export const statementSearch = z.object(pageParams);

/** What the server is asked for: a day runs from midnight to midnight in the person's time zone. */
export function wireFilter({ employee, state, from, to }: FilterSearch): StatementFilter {
  return { employee, state, from: from ? midnight(from) : undefined, to: to ? midnight(to, 1) : undefined };
}
