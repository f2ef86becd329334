import { getRouteApi } from '@tanstack/react-router';
import { LeadsList } from './leads-list.tsx';

const route = getRouteApi('/signed-in/leads');

export function AllLeadsPage() {
  return <LeadsList title="Leads" search={route.useSearch()} />;
}
