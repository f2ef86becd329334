import { Paper } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch, sortOf, sortSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { COMPANY_COLUMNS } from './company-columns.tsx';
import { CompanyFilters } from './company-filters.tsx';
import { companiesQuery } from './company-queries.ts';

const route = getRouteApi('/signed-in/admin/companies');

export function CompaniesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { query = '', kind, status } = search;
  const request = pageRequest(search);
  const sort = sortOf(search);
  const { rows, pagination, error, ...list } = usePagedRows(
    companiesQuery({ query, kind, status }, sort, request),
  );

  const change = (next: object) => void navigate({ to: '.', search: { ...search, ...next } });
  const isFiltered = query !== '' || kind !== undefined || status !== undefined;
  return (
    <>
      <RecordHead
        title="Companies"
        facts={[
          'Carriers and finance companies, and their products',
          pagination && !error ? `${pagination.total} found` : '',
        ]}
        actions={
          <LinkButton to="/admin/companies/add" leftSection={<IconPlus size={15} aria-hidden />}>
            Add company
          </LinkButton>
        }
      />
      <Paper component="section" aria-label="Companies" withBorder style={{ overflow: 'hidden' }}>
        <CompanyFilters
          filter={{ query, kind, status }}
          onChange={(next) => change({ ...next, page: undefined })}
        />
        <DataTable
          label="Companies"
          columns={COMPANY_COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty={isFiltered ? 'No Records Found' : 'No companies yet.'}
          emptyAction={<LinkButton to="/admin/companies/add">Add company</LinkButton>}
          sort={sort}
          onSort={(next) => change({ ...sortSearch(next), page: undefined })}
          onOpen={({ id }) => void navigate({ to: '/admin/companies/$id', params: { id } })}
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
