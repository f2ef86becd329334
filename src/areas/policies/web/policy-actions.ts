import type { QueryClient } from '@tanstack/react-query';
import { officeToday } from '#platform/web/office-today.ts';
import type { RecordAction, RecordActions } from '#platform/web/ui/record-actions.ts';
import type { Policy } from '../contract.ts';
import { whyNotCancel, whyNotRenew } from '../rules.ts';
import { policyQuery } from './policy-queries.ts';
import { texts } from './texts.ts';

/** What its buttons would do; what they gray is not offered. */
export function policyActions(policy: Policy, today: string): RecordAction[] {
  const { id, policyNumber: number, custid } = policy;
  const renew = { title: texts.terms.renewPolicy(number), href: `/policy/${id}/renew` };
  const cancel = { title: texts.offers.cancel(number), href: `/policy/${id}?open=cancel` };
  return [
    ...(whyNotRenew(policy) ? [] : [renew]),
    { title: texts.offers.email(number), href: `/email?customerId=${custid}&policyId=${id}` },
    { title: texts.offers.edit(number), href: `/policy/${id}/edit` },
    { title: texts.offers.reAssign(number), href: `/policy/${id}?open=move`, gate: 'policyReassign' },
    ...(whyNotCancel(policy, today) ? [] : [cancel]),
  ];
}

export async function loadActions(queryClient: QueryClient, id: number): Promise<RecordActions> {
  const policy = await queryClient.fetchQuery(policyQuery(id));
  return { actions: policyActions(policy, officeToday()), customerId: policy.custid };
}
