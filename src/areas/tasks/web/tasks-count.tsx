import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { CountBadge } from '#platform/web/ui/count-badge.tsx';
import { customerTasksQuery } from './task-queries.ts';

/** How many active tasks there are, out of the page that the tab opens with. */
export function TasksCount({ customer }: CustomerTabProps) {
  const list = { active: 1, sort: undefined, reverse: 0 };
  const { answer } = usePagedRows(customerTasksQuery(customer.id, list, { page: 1, perPage: PAGE_SIZE }));
  if (!answer) return null;
  return <CountBadge>{answer.pagination.total}</CountBadge>;
}
