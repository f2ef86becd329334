import { getRouteApi } from '@tanstack/react-router';
import { LEAD_LISTS } from '../rules.ts';
import { STATUS_WORDS } from '../statuses.ts';
import { LeadsList } from './leads-list.tsx';

const route = getRouteApi('/signed-in/leads/$list');

export function LeadListPage() {
  const { list } = route.useParams();
  const status = LEAD_LISTS[list];
  return (
    <LeadsList
      key={list}
      title={`${STATUS_WORDS[status]} leads`}
      status={status}
      search={route.useSearch()}
    />
  );
}
