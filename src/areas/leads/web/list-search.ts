import { z } from 'zod';
import { idOrNoneParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, sortParamsOf } from '#platform/web/table/page-params.ts';
import { DUE_TIMES } from '../rules.ts';
import { LEAD_SORTS } from '../statuses.ts';

/** Page, order and filter of a list in the address bar. */
export const listSearch = z.object({
  assignee: idOrNoneParam,
  office: idOrNoneParam,
  source: textParam,
  ...pageParams,
  ...sortParamsOf(LEAD_SORTS),
});
export type ListSearch = z.output<typeof listSearch>;

export const followUpSearch = z.object({
  due: z.enum(DUE_TIMES).optional().catch(undefined),
  assignee: idOrNoneParam,
  ...pageParams,
});

export const lookupSearch = z.object({ query: textParam, ...pageParams });
export const logSearch = z.object(pageParams);

/** The dialogs over a lead. */
export const LEAD_DIALOGS = ['assign', 'incubate', 'closed', 'convert'] as const;
export type LeadDialog = (typeof LEAD_DIALOGS)[number];

export const leadSearch = z.object({
  tab: textParam,
  dialog: z.enum(LEAD_DIALOGS).optional().catch(undefined),
  ...pageParams,
});
