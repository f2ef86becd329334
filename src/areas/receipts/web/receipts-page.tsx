import { Paper } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { MethodTotals } from './method-totals.tsx';
import { OFFICE_COLUMNS } from './receipt-columns.tsx';
import { ReceiptFilters } from './receipt-filters.tsx';
import { receiptsQuery } from './receipt-queries.ts';

const route = getRouteApi('/signed-in/receipts');

export function ReceiptsPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { page, per_page, office, from, to, method, person, status } = search;
  const filter = { office, from, to, method, person, status };
  const request = pageRequest({ page, per_page });
  const { rows, pagination, answer, error, ...list } = usePagedRows(receiptsQuery(filter, request));

  const change = (next: object) => void navigate({ to: '.', search: { ...search, ...next } });
  return (
    <>
      <RecordHead
        title="Receipts"
        facts={[
          'Money taken at the counter',
          pagination && !error ? `${pagination.total.toLocaleString('en-US')} found` : '',
        ]}
      />
      <Paper component="section" aria-label="Receipts" withBorder style={{ overflow: 'hidden' }}>
        <ReceiptFilters filter={filter} onChange={(next) => change({ ...next, page: undefined })} />
        <DataTable
          label="Receipts"
          columns={OFFICE_COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty="No receipts are like this. Change the filters."
          onOpen={({ id }) => void navigate({ to: '/receipt/$id', params: { id } })}
          onEnd={list.loadMore}
        />
        {pagination && !error && (
          <SevenButtonPager
            pagination={pagination}
            perPage={request.perPage}
            onChange={(next) => change(pageSearch(next))}
          />
        )}
        {answer && <MethodTotals methods={answer.methods} total={answer.total} voided={answer.voided} />}
      </Paper>
    </>
  );
}
