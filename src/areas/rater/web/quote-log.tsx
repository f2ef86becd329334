import { getRouteApi } from '@tanstack/react-router';
import type { LoggedChange } from '#platform/shared/change-log.ts';
import { capitalized, shownChanges } from '#platform/shared/log-words.ts';
import type { Column } from '#platform/web/table/column.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LogChanges } from '#platform/web/ui/log-changes.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { QUOTE_LOG } from '../log.ts';
import { quoteLogQuery } from './quote-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/quote/$id');

/** The changes of the quote, the newest first. */
export function QuoteLog({ id }: { id: number }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const log = usePagedRows(quoteLogQuery(id, readList(search)));
  return (
    <TableCard title={texts.log.title}>
      <PagedTable
        label={texts.log.title}
        list={log}
        search={search}
        onChange={(next) => void navigate({ search: (now) => ({ ...now, ...next }) })}
        columns={LOG_COLUMNS}
        rowKey={(entry) => entry.id}
        empty={texts.log.nothing}
      />
    </TableCard>
  );
}

/** No entry names a person or an office by number. */
const NAMES = { people: new Map<number, string>(), offices: new Map<number, string>() };

const LOG_COLUMNS: Column<LoggedChange>[] = [
  { key: 'at', label: texts.log.when, kind: 'day', cell: ({ at }) => showMoment(at), width: 180 },
  { key: 'by', label: texts.log.who, cell: ({ by }) => by, width: 160 },
  { key: 'action', label: texts.log.what, cell: ({ action }) => capitalized(action), width: 110 },
  {
    key: 'changes',
    label: texts.log.beforeAndAfter,
    cell: ({ changes }) => <LogChanges changes={shownChanges(QUOTE_LOG, changes, NAMES)} />,
  },
];
