import { z } from 'zod';
import { monthOf } from '#platform/shared/month-of.ts';
import { dayParam, idParam } from '#platform/web/router/search-params.ts';
import { pageParams, sortParamsOf } from '#platform/web/table/page-params.ts';
import { midnight } from '#platform/web/ui/local-days.ts';
import type { StatementFilter } from '../contract.ts';
import type { LedgerFilter } from '../payroll-contract.ts';
import { STATEMENT_SORTS, STATEMENT_STATES } from '../rules.ts';

const filterParams = {
  employee: idParam,
  state: z.enum(STATEMENT_STATES).optional().catch(undefined),
  from: dayParam,
  to: dayParam,
};
export type FilterSearch = z.output<z.ZodObject<typeof filterParams>>;

const monthParam = z
  .string()
  .regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/)
  .optional()
  .catch(undefined);

export const listSearch = z.object({
  ...filterParams,
  /** Of what waits for a statement. */
  month: monthParam,
  ...pageParams,
  ...sortParamsOf(STATEMENT_SORTS),
});

/** What a new statement takes. */
export const newSearch = z.object({
  employee: idParam,
  file: idParam,
  month: monthParam,
  until: dayParam,
  ...pageParams,
});

/** What was posted from one day to another; without them, this month. */
export const payrollSearch = z.object({ from: dayParam, to: dayParam, employee: idParam, ...pageParams });
export type PayrollSearch = z.output<typeof payrollSearch>;

export function ledgerFilter({ from, to, employee }: PayrollSearch, today: string): LedgerFilter {
  const month = monthOf(today);
  return { from: from ?? month.start, to: to ?? month.end, employee };
}

export const statementSearch = z.object(pageParams);

/** What the server is asked for: a day runs from midnight to midnight in the person's time zone. */
export function wireFilter({ employee, state, from, to }: FilterSearch): StatementFilter {
  return { employee, state, from: from ? midnight(from) : undefined, to: to ? midnight(to, 1) : undefined };
}
