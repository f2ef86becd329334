import { queryOptions } from '@tanstack/react-query';
import { customerName } from '#areas/customers/contract.ts';
import { call } from '#platform/web/api/call.ts';

/** The name for a number typed into the form. */
export function nameQuery(kind: 'customer' | 'lead', id: number | null) {
  return queryOptions({
    queryKey: ['tasks', 'name', kind, id],
    queryFn: async ({ signal }) => {
      const named = { params: { id: id ?? 0 }, signal };
      if (kind === 'customer') return call(customerName, named);
      // Most tasks are a customer's: the calls of leads load when one is asked for.
      const { leadName } = await import('#areas/leads/contract.ts');
      return call(leadName, named);
    },
    enabled: id !== null && id > 0,
    retry: false,
  });
}
