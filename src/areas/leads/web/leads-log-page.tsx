import { Paper } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { leadsLogQuery } from './lead-queries.ts';
import { LeadsFrame } from './leads-frame.tsx';
import { LEADS_LOG_COLUMNS } from './log-columns.tsx';

const route = getRouteApi('/signed-in/leads/log');

/** Who changed what of all leads, newest first. */
export function LeadsLogPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const request = pageRequest(search);
  const { rows, pagination, error, ...log } = usePagedRows(leadsLogQuery(request));
  return (
    <LeadsFrame title="Lead log" facts={['Who changed what, newest first']}>
      <Paper component="section" aria-label="Lead log" withBorder style={{ overflow: 'hidden' }}>
        <DataTable
          label="Lead log"
          columns={LEADS_LOG_COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={log.isStale}
          problem={error?.message}
          onRetry={log.retry}
          empty="Nothing has been changed yet."
          onEnd={log.loadMore}
        />
        {pagination && !error && (
          <SevenButtonPager
            pagination={pagination}
            perPage={request.perPage}
            onChange={(next) => void navigate({ search: { ...search, ...pageSearch(next) } })}
          />
        )}
      </Paper>
    </LeadsFrame>
  );
}
