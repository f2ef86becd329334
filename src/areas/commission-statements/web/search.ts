import { z } from 'zod';
import { isDay } from '#platform/shared/dates.ts';
import { pageParams, sortParamsOf } from '#platform/web/table/page-params.ts';
import type { StatementFilter } from '../contract.ts';
import { STATEMENT_SORTS, STATEMENT_STATES } from '../rules.ts';

const idParam = z.coerce.number().int().positive().optional().catch(undefined);
const dayParam = z.string().refine(isDay).optional().catch(undefined);

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

function midnight(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}
