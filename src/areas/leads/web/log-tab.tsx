import { getRouteApi } from '@tanstack/react-router';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { logQuery } from './lead-queries.ts';
import { LOG_COLUMNS } from './log-columns.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/lead/$id');

/** Who changed what of the lead, and when. */
export function LogTab({ id }: { id: number }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const log = usePagedRows(logQuery(id, readList(search)));
  return (
    <ListCard label={texts.log.title}>
      <PagedTable
        label={texts.log.title}
        list={log}
        search={search}
        onChange={(next) => void navigate({ search: (now) => ({ ...now, ...next }) })}
        columns={LOG_COLUMNS}
        rowKey={(entry) => entry.id}
        empty={texts.log.none}
      />
    </ListCard>
  );
}
