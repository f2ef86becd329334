import { IconCash } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { pageRequest } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { CUSTOMER_COLUMNS } from './receipt-columns.tsx';
import { customerReceiptsQuery } from './receipt-queries.ts';

const route = getRouteApi('/signed-in/customer/$id');

/** What the customer has paid at the counter. */
export function ReceiptsTab({ customer: { id } }: CustomerTabProps) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(customerReceiptsQuery(id, pageRequest(search)));
  return (
    <TableCard title="Receipts">
      <PagedTable
        label="Receipts"
        list={list}
        search={search}
        onChange={(next) => void navigate({ to: '.', search: { ...search, ...next } })}
        columns={CUSTOMER_COLUMNS}
        rowKey={(row) => row.id}
        empty="No receipts yet."
        emptyAction={
          <LinkButton
            to="/customer/$id/payment"
            params={{ id }}
            size="xs"
            leftSection={<IconCash size={15} aria-hidden />}
          >
            Take a payment
          </LinkButton>
        }
        onOpen={(row) => void navigate({ to: '/receipt/$id', params: { id: row.id } })}
      />
    </TableCard>
  );
}
