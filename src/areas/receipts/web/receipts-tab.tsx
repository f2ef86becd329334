import { Group } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
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
  const request = pageRequest(search);
  const { rows, pagination, error, ...list } = usePagedRows(customerReceiptsQuery(id, request));
  const take = (
    <LinkButton
      to="/customer/$id/payment"
      params={{ id }}
      size="xs"
      leftSection={<IconCash size={15} aria-hidden />}
    >
      Take a payment
    </LinkButton>
  );
  return (
    <TableCard title="Receipts">
      {rows?.length !== 0 && <Group p="sm">{take}</Group>}
      <DataTable
        label="Receipts"
        columns={CUSTOMER_COLUMNS}
        rows={rows}
        rowKey={(row) => row.id}
        isStale={list.isStale}
        problem={error?.message}
        onRetry={list.retry}
        empty="No receipts yet."
        emptyAction={take}
        onOpen={(row) => void navigate({ to: '/receipt/$id', params: { id: row.id } })}
        onEnd={list.loadMore}
      />
      {pagination && !error && (
        <SevenButtonPager
          pagination={pagination}
          perPage={request.perPage}
          onChange={(next) => void navigate({ to: '.', search: { ...search, ...pageSearch(next) } })}
        />
      )}
    </TableCard>
  );
}
