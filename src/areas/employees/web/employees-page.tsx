import { Paper } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch, sortOf, sortSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { EMPLOYEE_COLUMNS } from './employee-columns.tsx';
import { EmployeeFilters } from './employee-filters.tsx';
import { employeesQuery } from './employee-queries.ts';

const route = getRouteApi('/signed-in/admin/employees');

export function EmployeesPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { query, office, state } = search;
  const request = pageRequest(search);
  const sort = sortOf(search);
  const { rows, pagination, error, ...list } = usePagedRows(employeesQuery(search, sort, request));

  const change = (next: object) => void navigate({ to: '.', search: { ...search, ...next } });
  const isFiltered = Boolean(query) || office !== undefined || state !== undefined;
  return (
    <>
      <RecordHead
        title="Employees"
        facts={[
          'The people of your agency and what they may do',
          pagination && !error ? `${pagination.total.toLocaleString('en-US')} found` : '',
        ]}
        actions={
          <>
            <LinkButton to="/admin/groups" variant="default">
              Groups
            </LinkButton>
            <LinkButton to="/admin/employees/add" leftSection={<IconPlus size={15} aria-hidden />}>
              Invite employee
            </LinkButton>
          </>
        }
      />
      <Paper component="section" aria-label="Employees" withBorder style={{ overflow: 'hidden' }}>
        <EmployeeFilters
          filter={{ query, office, state }}
          onChange={(next) => change({ ...next, page: undefined })}
        />
        <DataTable
          label="Employees"
          columns={EMPLOYEE_COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty={
            isFiltered ? 'Nobody is like this. Change the search or the filters.' : 'Nobody is here yet.'
          }
          emptyAction={<LinkButton to="/admin/employees/add">Invite employee</LinkButton>}
          sort={sort}
          onSort={(next) => change({ ...sortSearch(next), page: undefined })}
          onOpen={({ id }) => void navigate({ to: '/admin/employees/$id', params: { id } })}
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
