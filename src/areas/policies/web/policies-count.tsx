import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { CountBadge } from '#platform/web/ui/count-badge.tsx';
import { policiesQuery } from './policy-queries.ts';

/** How many policies there are, out of the page that the tab opens with. */
export function PoliciesCount({ customer }: CustomerTabProps) {
  const { answer } = usePagedRows(policiesQuery(customer.id, undefined, readList({})));
  if (!answer) return null;
  return <CountBadge>{answer.pagination.total}</CountBadge>;
}
