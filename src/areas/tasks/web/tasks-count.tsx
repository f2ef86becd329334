import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import type { LeadTabProps } from '#areas/leads/web/public.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { useFirstPage } from '#platform/web/table/use-paged-rows.ts';
import { CountBadge } from '#platform/web/ui/count-badge.tsx';
import { recordTasksQuery, type Subject } from './task-queries.ts';

export function CustomerTasksCount({ customer }: CustomerTabProps) {
  return <TasksCount subject={{ custid: customer.id }} />;
}

export function LeadTasksCount({ lead }: LeadTabProps) {
  return <TasksCount subject={{ leadMainId: lead.id }} />;
}

/** How many active tasks are open, out of the page that the tab opens with. */
function TasksCount({ subject }: { subject: Subject }) {
  const answer = useFirstPage(recordTasksQuery(subject, 1, readList({})));
  return <CountBadge>{answer?.open}</CountBadge>;
}
