import { z } from 'zod';
import { idOrNoneParam } from '#platform/web/router/search-params.ts';
import { pageParams, sortParamsOf } from '#platform/web/table/page-params.ts';
import { BRIDGE_PARTS, LINE_SORTS } from '../statuses.ts';

const idsParam = z
  .union([z.string(), z.array(z.number())])
  .transform((given) =>
    String(given)
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  )
  .catch([]);

/** Status 0 shows active files, 1 archived ones. */
export const listSearch = z.object({
  status: z.coerce.number().int().min(0).max(1).optional().catch(undefined),
  merging: z.literal('1').optional().catch(undefined),
  ...pageParams,
});
export type ListSearch = z.output<typeof listSearch>;

export const fileSearch = z.object({
  status: z.coerce.number().int().min(1).max(4).optional().catch(undefined),
  company: idOrNoneParam,
  source: idOrNoneParam,
  customer: idOrNoneParam,
  product: idOrNoneParam,
  part: z.enum(BRIDGE_PARTS).optional().catch(undefined),
  ...pageParams,
  ...sortParamsOf(LINE_SORTS),
});
export type FileSearch = z.output<typeof fileSearch>;

export const mergeSearch = z.object({ fromIds: idsParam, toIds: idsParam });
