import { queryOptions } from '@tanstack/react-query';
import { customerName } from '#areas/customers/contract.ts';
import { leadName } from '#areas/leads/contract.ts';
import { call } from '#platform/web/api/call.ts';

/** The name for a number typed into the form. */
export function nameQuery(kind: 'customer' | 'lead', id: number | null) {
  return queryOptions({
    queryKey: ['tasks', 'name', kind, id],
    queryFn: ({ signal }) =>
      call(kind === 'customer' ? customerName : leadName, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null && id > 0,
    retry: false,
  });
}
