import { IconCash } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { pageParams, readList, sortParamsOf } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RECEIPT_SORTS } from '../statuses.ts';
import { CUSTOMER_COLUMNS } from './receipt-columns.tsx';
import { customerReceiptsQuery } from './receipt-queries.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';

/** What of the address bar the list is about. The page of a customer names only the tab and the page of it. */
const listSearch = z.object({ ...pageParams, ...sortParamsOf(RECEIPT_SORTS) });

/** What the customer has paid at the counter. */
export function ReceiptsTab({ customer: { id } }: CustomerTabProps) {
  const search = useLocation({ select: ({ search }) => listSearch.parse(search) });
  const navigate = useNavigate();
  const list = usePagedRows(customerReceiptsQuery(id, readList(search)));
  return (
    <ListCard label={frameTexts.tab}>
      <PagedTable
        label={frameTexts.tab}
        list={list}
        search={search}
        onChange={(next) => void navigate({ to: '.', search: (all: object) => ({ ...all, ...next }) })}
        isSortable
        columns={CUSTOMER_COLUMNS}
        rowKey={(row) => row.id}
        empty={texts.list.none}
        emptyAction={
          <LinkButton
            to="/customer/$id/payment"
            params={{ id }}
            size="xs"
            leftSection={<IconCash size={15} aria-hidden />}
          >
            {texts.payment.title}
          </LinkButton>
        }
        onOpen={(row) => void navigate({ to: '/receipt/$id', params: { id: row.id } })}
      />
    </ListCard>
  );
}
