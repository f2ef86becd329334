import { Badge } from '@mantine/core';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { policiesQuery } from './policy-queries.ts';

/** How many policies there are, out of the page that the tab opens with. */
export function PoliciesCount({ customer }: CustomerTabProps) {
  const { answer } = usePagedRows(policiesQuery(customer.id, {}, { page: 1, perPage: PAGE_SIZE }));
  if (!answer) return null;
  return (
    <Badge component="span" variant="default" size="sm" ml={6}>
      {answer.pagination.total}
    </Badge>
  );
}
