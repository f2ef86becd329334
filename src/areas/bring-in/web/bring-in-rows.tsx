import { Text } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Column } from '#platform/web/table/column.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { BringInRow, BringInView } from '../contract.ts';
import type { Kind } from '../fields.ts';
import { outcomeWords } from '../rules.ts';
import { bringInRowsQuery } from './bring-in-queries.ts';
import { OutcomeBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/bring-in/$id');

/** The pages of the records that rows became or are here already. */
const PAGES = { customers: '/customer/$id', leads: '/lead/$id', policies: '/policy/$id' } as const;

function RecordLink({ kind, row }: { kind: Kind; row: BringInRow }) {
  const id = row.recordId ?? row.sameId;
  if (id === null) return row.name;
  return (
    <TextLink to={PAGES[kind]} params={{ id }} fz="inherit">
      {row.name}
    </TextLink>
  );
}

const columnsOf = ({ kind, state }: BringInView): Column<BringInRow>[] => [
  {
    key: 'row',
    label: texts.labels.row,
    align: 'right',
    width: 80,
    cell: ({ row }) => row,
  },
  {
    key: 'name',
    stays: true,
    label: texts.labels.name,
    cell: (row) => <RecordLink kind={kind} row={row} />,
  },
  {
    key: 'outcome',
    label: texts.labels.result,
    kind: 'whole',
    cell: ({ outcome }) => <OutcomeBadge outcome={outcome} state={state} />,
  },
  {
    key: 'problems',
    label: texts.labels.problems,
    cell: ({ problems }) =>
      problems.map(({ field, words }) => (
        <Text key={`${field} ${words}`} fz="sm">
          {field ? `${field}: ${words}` : words}
        </Text>
      )),
  },
];

export function BringInRows({ view }: { view: BringInView }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = usePagedRows(bringInRowsQuery(view.id, view.state, search.outcome, readList(search)));
  const choices = view.outcomes.map(({ outcome, rows }) => ({
    value: outcome,
    label: texts.file.outcomeWithRows(outcomeWords(outcome, view.state), rows),
  }));
  const change = (next: object) => void navigate({ to: '.', search: { outcome: search.outcome, ...next } });
  return (
    <TableCard
      title={texts.labels.rows}
      tools={
        <FilterSelect
          label={texts.labels.result}
          all={texts.file.allRows}
          choices={choices}
          value={search.outcome}
          onChange={(outcome) => change({ outcome, page: undefined })}
        />
      }
    >
      <PagedTable
        label={texts.labels.rows}
        list={list}
        search={search}
        onChange={change}
        columns={columnsOf(view)}
        rowKey={({ row }) => row}
        empty={texts.file.noRows}
      />
    </TableCard>
  );
}
