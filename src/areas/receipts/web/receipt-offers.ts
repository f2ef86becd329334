import type { QueryClient } from '@tanstack/react-query';
import type { RecordActions } from '#platform/web/ui/record-actions.ts';
import { receiptPdf } from '../contract.ts';
import { receiptQuery } from './receipt-queries.ts';
import { texts } from './texts.ts';

/** The paper of a receipt opens beside the page, as its button opens it. */
export async function loadActions(queryClient: QueryClient, id: number): Promise<RecordActions> {
  const { receipt, customer } = await queryClient.fetchQuery(receiptQuery(id));
  const paper = receiptPdf.path.replace('{id}', String(id));
  return {
    actions: [
      {
        title: texts.receipt.printNumber(receipt),
        href: paper,
        act: () => void window.open(paper, '_blank', 'noopener'),
      },
      { title: texts.receipt.othersOf(customer.name), href: `/customer/${customer.id}?tab=receipts` },
    ],
    customerId: customer.id,
  };
}
