import { z } from 'zod';
import { idParam } from '#platform/web/router/search-params.ts';
import { pageParams } from '#platform/web/table/page-params.ts';

export const listSearch = z.object({ ...pageParams });

/** `columns=1` opens the choice of columns over the dry run; `row` shows only one row. */
export const importSearch = z.object({
  outcome: z.string().optional().catch(undefined),
  row: z.coerce.number().int().min(1).max(10_000_000).optional().catch(undefined),
  columns: z.literal('1').optional().catch(undefined),
  ...pageParams,
});

/** `line` opens the choice of a policy for it. */
export const unmatchedSearch = z.object({
  company: idParam,
  line: idParam,
  /** Those that were settled without a policy. */
  settled: z.literal(1).optional().catch(undefined),
  ...pageParams,
});

export const poolSearch = z.object({ company: idParam, ...pageParams });
