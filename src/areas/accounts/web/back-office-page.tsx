import { Group, Paper } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch, sortOf, sortSearch } from '#platform/web/table/page-params.ts';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { ACCOUNT_COLUMNS } from './account-columns.tsx';
import { accountsQuery } from './account-queries.ts';

const route = getRouteApi('/signed-in/admin/backoffice');

/** Where the back office begins: every account, and the search among them. */
export function BackOfficePage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { query = '' } = search;
  const request = pageRequest(search);
  const sort = sortOf(search);
  const { rows, pagination, error, ...list } = usePagedRows(accountsQuery(query, sort, request));
  const change = (next: object) => void navigate({ to: '.', search: { ...search, ...next } });
  return (
    <>
      <RecordHead
        title="Back office"
        facts={[pagination && !error ? `${pagination.total.toLocaleString('en-US')} accounts` : '']}
      />
      <Paper component="section" aria-label="Accounts" withBorder style={{ overflow: 'hidden' }}>
        <Group p="sm">
          <SearchField
            label="Search accounts by name or number"
            placeholder="Name or account number"
            value={query}
            onSearch={(text) => change({ query: text || undefined, page: undefined })}
          />
        </Group>
        <DataTable
          label="Accounts"
          columns={ACCOUNT_COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty="No Records Found"
          sort={sort}
          onSort={(next) => change({ ...sortSearch(next), page: undefined })}
          onOpen={({ id }) =>
            void navigate({ to: '/admin/backoffice/view/$account', params: { account: id } })
          }
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
    </>
  );
}
