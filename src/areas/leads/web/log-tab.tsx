import { getRouteApi } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { logQuery } from './lead-queries.ts';
import { LOG_COLUMNS } from './log-columns.tsx';

const route = getRouteApi('/signed-in/lead/$id');

/** Who changed what of the lead, and when. */
export function LogTab({ id }: { id: number }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const request = pageRequest(search);
  const { rows, pagination, error, ...log } = usePagedRows(logQuery(id, request));
  return (
    <TableCard title="Log">
      <DataTable
        label="Log"
        columns={LOG_COLUMNS}
        rows={rows}
        rowKey={(entry) => entry.id}
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
    </TableCard>
  );
}
