import { Badge } from '@mantine/core';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { customerTasksQuery } from './task-queries.ts';

/** How many active tasks there are, out of the page that the tab opens with. */
export function TasksCount({ customer }: CustomerTabProps) {
  const list = { active: 1, sort: undefined, reverse: 0 };
  const { answer } = usePagedRows(customerTasksQuery(customer.id, list, { page: 1, perPage: PAGE_SIZE }));
  if (!answer) return null;
  return (
    <Badge component="span" variant="default" size="sm" ml={6}>
      {answer.pagination.total}
    </Badge>
  );
}
