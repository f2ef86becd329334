import { getRouteApi } from '@tanstack/react-router';
import { LEAD_LISTS } from '../rules.ts';
import { LeadsList } from './leads-list.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/leads/$list');

export function LeadListPage() {
  const { list } = route.useParams();
  const status = LEAD_LISTS[list];
  return <LeadsList key={list} title={texts.lists[status]} status={status} search={route.useSearch()} />;
}
