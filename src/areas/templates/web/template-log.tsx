import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { readList, writeList } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { LogChanges } from '#platform/web/ui/log-changes.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { templateLog } from '../contract.ts';
import { logQuery } from './template-queries.ts';
import { fieldDifferences } from './template-values.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/templates/$id');

type Entry = AnswerOf<typeof templateLog>['results'][number];

const COLUMNS: Column<Entry>[] = [
  { key: 'at', label: texts.log.when, kind: 'day', cell: ({ at }) => showMoment(at), width: 180 },
  { key: 'by', label: texts.log.who, cell: ({ by }) => by, width: 180 },
  {
    key: 'action',
    label: texts.log.what,
    cell: ({ action }) => (action === 'added' ? texts.log.added : texts.log.edited),
    width: 100,
  },
  {
    key: 'changes',
    label: texts.log.beforeAndAfter,
    cell: ({ changes }) => <LogChanges changes={fieldDifferences(changes)} />,
  },
];

/** Who changed the template, and what. */
export function TemplateLog({ id }: { id: number }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const request = readList(search);
  const log = usePagedRows(logQuery(id, request));
  return (
    <TableCard title={texts.log.title}>
      <DataTable
        label={texts.log.title}
        columns={COLUMNS}
        rows={log.rows}
        rowKey={(entry) => entry.id}
        isStale={log.isStale}
        problem={log.error?.message}
        onRetry={log.retry}
        empty={texts.log.none}
        onEnd={log.loadMore}
      />
      {log.pagination && (
        <SevenButtonPager
          pagination={log.pagination}
          perPage={request.perPage}
          onChange={(next) => void navigate({ to: '.', search: (now) => ({ ...now, ...writeList(next) }) })}
        />
      )}
    </TableCard>
  );
}
