import { getRouteApi } from '@tanstack/react-router';
import { LeadsList } from './leads-list.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/leads');

export function AllLeadsPage() {
  return <LeadsList title={texts.leads.title} search={route.useSearch()} />;
}
