import { getRouteApi } from '@tanstack/react-router';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { leadsLogQuery } from './lead-queries.ts';
import { LeadsFrame } from './leads-frame.tsx';
import { LEADS_LOG_COLUMNS } from './log-columns.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/leads/log');

/** Who changed what of all leads, newest first. */
export function LeadsLogPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const log = usePagedRows(leadsLogQuery(readList(search)));
  return (
    <LeadsFrame hasViews title={texts.log.ofAll} facts={[texts.log.hint]}>
      <ListCard label={texts.log.ofAll}>
        <PagedTable
          label={texts.log.ofAll}
          list={log}
          search={search}
          onChange={(next) => void navigate({ search: (now) => ({ ...now, ...next }) })}
          columns={LEADS_LOG_COLUMNS}
          rowKey={({ id }) => id}
          empty={texts.log.none}
        />
      </ListCard>
    </LeadsFrame>
  );
}
