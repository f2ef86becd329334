import { accountKey } from '#areas/accounts/web/public.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import type { Column } from '#platform/web/table/column.ts';
import { type ListSearch, type NamedList, readList } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import { UnfoldingTable } from '#platform/web/table/unfolding-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { listHistory } from '../contract.ts';
import classes from './history-card.module.css';
import { texts } from './texts.ts';

type Row = AnswerOf<typeof listHistory>['results'][number];

/** Jun 1, 2026 */
const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

const COLUMNS: Column<Row>[] = [
  {
    key: 'account',
    label: texts.labels.account,
    kind: 'whole',
    cell: ({ revisionable_id }) => revisionable_id,
  },
  {
    key: 'employee',
    label: texts.labels.employee,
    cell: ({ employee }) => employee.name,
  },
  { key: 'field', stays: true, label: texts.labels.field, cell: ({ label }) => label },
  {
    key: 'old',
    label: texts.labels.oldValue,
    cell: ({ old_value }) => <span className={classes.value}>{old_value}</span>,
  },
  {
    key: 'new',
    label: texts.labels.newValue,
    cell: ({ new_value }) => <strong className={classes.value}>{new_value}</strong>,
  },
  {
    key: 'date',
    label: texts.labels.date,
    kind: 'whole',
    cell: ({ created_at }) => DAY.format(created_at),
  },
];

function historyQuery(accountId: number, search: ListSearch) {
  return pagedQuery([...accountKey(accountId), 'history'], readList(search), (page, signal) =>
    call(listHistory, { params: { accountId }, query: page, signal }),
  );
}

/** The changes of an account, each with whoever made it. */
export function HistoryCard({ accountId, place }: { accountId: number; place: NamedList }) {
  const list = usePagedRows(historyQuery(accountId, place.search));
  return (
    <TableCard title={texts.card.history} note={list.pagination && String(list.pagination.total)}>
      <UnfoldingTable
        label={texts.card.history}
        list={list}
        {...place}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={texts.card.nothingChangedYet}
      />
    </TableCard>
  );
}
