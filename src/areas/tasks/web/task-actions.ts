import type { QueryClient } from '@tanstack/react-query';
import type { RecordActions } from '#platform/web/ui/record-actions.ts';
import { taskQuery } from './task-queries.ts';

/** A task itself is worked on where it is shown; what it is about is a customer, as a rule. */
export async function loadActions(queryClient: QueryClient, id: number): Promise<RecordActions> {
  const { custid } = await queryClient.fetchQuery(taskQuery(id));
  return { actions: [], ...(custid && { customerId: custid }) };
}
