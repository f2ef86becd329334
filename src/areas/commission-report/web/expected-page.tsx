import { Button, Paper, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { KindChart } from './kind-chart.tsx';
import { reportColumns } from './report-columns.tsx';
import { ReportFilters } from './report-filters.tsx';
import { reportQuery } from './report-queries.ts';
import { exportAddress, filterOf, localToday } from './search.ts';

const route = getRouteApi('/signed-in/admin/commissions/expected');

/** What carriers should have paid, beside what they did. */
export function ExpectedPage() {
  const { page, per_page, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const filter = filterOf(search, localToday());
  const request = pageRequest({ page, per_page });
  const { rows, pagination, answer, error, ...list } = usePagedRows(reportQuery(filter, request));
  const change = (next: object) =>
    void navigate({ search: (all) => ({ ...all, ...next }), resetScroll: false });
  const narrow = (next: object) => change({ ...next, page: undefined });
  return (
    <>
      <RecordHead
        title="Expected against received"
        facts={[
          'Terms without a commission, short-paid, or paid at a wrong rate',
          pagination && !error ? `${pagination.total.toLocaleString('en-US')} found` : '',
        ]}
        actions={
          <Button
            component="a"
            href={exportAddress(filter)}
            download
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
          >
            CSV
          </Button>
        }
      />
      <Stack gap="md">
        <KindChart kinds={answer?.kinds} />
        <Paper component="section" aria-label="Terms" withBorder style={{ overflow: 'hidden' }}>
          <ReportFilters filter={filter} onChange={narrow} />
          <DataTable
            label="Terms"
            columns={reportColumns(answer?.total)}
            rows={rows}
            rowKey={({ policy }) => policy.id}
            isStale={list.isStale}
            problem={error?.message}
            onRetry={list.retry}
            empty="Every term of this range is paid as it should be. Choose another range or company."
            onEnd={list.loadMore}
          />
          {pagination && !error && (
            <SevenButtonPager
              pagination={pagination}
              perPage={request.perPage}
              onChange={(next) => change(pageSearch(next))}
            />
          )}
        </Paper>
      </Stack>
    </>
  );
}
