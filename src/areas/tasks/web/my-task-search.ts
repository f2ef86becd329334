import { z } from 'zod';
import { idParam } from '#platform/web/router/search-params.ts';
import { DUE_TIMES, QUERY_MAX, TASK_STATES } from '../statuses.ts';
import { taskListParams } from './use-task-search.ts';

/** What of the address bar a person's own list is about. */
export const myTaskSearch = z.object({
  state: z.enum(TASK_STATES).optional().catch(undefined),
  status: idParam,
  type: idParam,
  priority: idParam,
  due: z.enum(DUE_TIMES).optional().catch(undefined),
  query: z.string().max(QUERY_MAX).optional().catch(undefined),
  given: z.coerce.number().pipe(z.literal(1)).optional().catch(undefined),
  ...taskListParams,
});
export type MyTaskSearch = z.output<typeof myTaskSearch>;
