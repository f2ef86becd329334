import type { QueryClient } from '@tanstack/react-query';
import type { GateName } from '#platform/shared/gates.ts';
import type { RecordAction, RecordActions } from '#platform/web/ui/record-actions.ts';
import { whyNotAssign, whyNotConvert, whyNotEdit } from '../status-rules.ts';
import type { LeadStatus } from '../statuses.ts';
import { leadQuery } from './lead-queries.ts';
import { texts } from './texts.ts';

/** What its buttons would do; what they gray is not offered. */
export function leadActions(id: number, status: LeadStatus): RecordAction[] {
  const gate: GateName = 'leads';
  const offered = [
    { title: texts.offers.convert, href: `/lead/${id}?dialog=convert`, why: whyNotConvert(status) },
    { title: texts.offers.assign, href: `/lead/${id}?dialog=assign`, why: whyNotAssign(status) },
    { title: texts.offers.edit, href: `/lead/${id}/edit`, why: whyNotEdit(status) },
  ];
  return offered.filter(({ why }) => !why).map(({ title, href }) => ({ title, href, gate }));
}

export async function loadActions(queryClient: QueryClient, id: number): Promise<RecordActions> {
  const { status } = await queryClient.fetchQuery(leadQuery(id));
  return { actions: leadActions(id, status) };
}
