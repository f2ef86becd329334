import type { QueryClient } from '@tanstack/react-query';
import type { RecordAction, RecordActions } from '#platform/web/ui/record-actions.ts';
import { type Quote, quotePdf } from '../contract.ts';
import { whyNotChoose, whyNotEdit, whyNotMark } from '../rules/quote-states.ts';
import { quoteQuery } from './quote-queries.ts';
import { texts } from './texts.ts';

/** What its buttons would do; what they gray is not offered. */
export function quoteActions(quote: Quote): RecordAction[] {
  const { id, state } = quote;
  const paper = quotePdf.path.replace('{id}', String(id));
  const offered: { action: RecordAction; why?: string | undefined }[] = [
    { action: { title: texts.offered.choose, href: `/quote/${id}?open=choose` }, why: whyNotChoose(quote) },
    {
      action: {
        title: texts.offered.print,
        href: paper,
        act: () => void window.open(paper, '_blank', 'noopener'),
      },
    },
    { action: { title: texts.offered.edit, href: `/quote/${id}/edit` }, why: whyNotEdit(state) },
    { action: { title: texts.offered.lose, href: `/quote/${id}?open=lost` }, why: whyNotMark(quote, 'lost') },
  ];
  return offered.filter(({ why }) => !why).map(({ action }) => action);
}

export async function loadActions(queryClient: QueryClient, id: number): Promise<RecordActions> {
  const quote = await queryClient.fetchQuery(quoteQuery(id));
  return {
    actions: quoteActions(quote),
    ...(quote.customerId !== null && { customerId: quote.customerId }),
    ...(quote.leadId !== null && { leadId: quote.leadId }),
  };
}
