import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { logColumns } from './log-columns.tsx';
import { LogFilters } from './log-filters.tsx';
import { logChoicesQuery, logQuery } from './log-queries.ts';

const route = getRouteApi('/signed-in/admin/change-log');

/** Who changed what in the agency, and when. */
export function ChangeLogPage() {
  const { page, per_page, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const request = pageRequest({ page, per_page });
  const { rows, pagination, error, ...list } = usePagedRows(logQuery(search, request));
  const { data: choices } = useQuery(logChoicesQuery);
  const names = { people: byId(choices?.people), offices: byId(choices?.offices) };
  const change = (next: object) => void navigate({ search: (all) => ({ ...all, ...next }) });
  const total = error ? undefined : pagination?.total;
  return (
    <>
      <RecordHead
        title="Change log"
        facts={[
          'Who changed what, and when; nobody can alter it',
          total === undefined ? '' : `${total.toLocaleString('en-US')} found`,
        ]}
        actions={<ExportButtons search={search} total={total} />}
      />
      <Paper component="section" aria-label="Change log" withBorder style={{ overflow: 'hidden' }}>
        <LogFilters
          search={search}
          choices={choices}
          onChange={(next) => change({ ...next, page: undefined })}
        />
        <DataTable
          label="Change log"
          columns={logColumns(names)}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty="No changes are like this. Change the filters."
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

function byId(list: readonly { id: number; name: string }[] = []): ReadonlyMap<number, string> {
  return new Map(list.map(({ id, name }) => [id, name]));
}
