import { Alert } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { pageRequest } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { ImportView } from '../contract.ts';
import { OUTCOMES, type Outcome } from '../rules.ts';
import { rowsQuery } from './import-queries.ts';
import { OutcomeFigures } from './outcome-figures.tsx';
import { ROW_COLUMNS } from './row-columns.tsx';

const route = getRouteApi('/signed-in/commissions/import/$id');

/** Every row with what will happen to it, or what has happened. */
export function DryRun({ view }: { view: ImportView }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const outcome = OUTCOMES.find((each) => each === search.outcome);
  const list = usePagedRows(rowsQuery(view.id, outcome, pageRequest(search)));
  const change = (next: object) =>
    void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false });
  const choose = (next: Outcome | undefined) => change({ outcome: next, page: undefined });
  return (
    <>
      <StateWords state={view.state} />
      <OutcomeFigures outcomes={view.outcomes} chosen={outcome} onChoose={choose} />
      <TableCard title={view.state === 'read' ? 'Dry run' : 'Rows'}>
        <PagedTable
          label="Rows of the statement"
          list={list}
          search={search}
          onChange={change}
          columns={ROW_COLUMNS}
          rowKey={({ row }) => row}
          empty="No row has this outcome."
        />
      </TableCard>
    </>
  );
}

function StateWords({ state }: { state: ImportView['state'] }) {
  if (state === 'read')
    return (
      <Alert color="blue" variant="light" mb="sm" c="var(--cd-text)">
        Nothing is imported yet. Rows that match no policy are kept and can be assigned later; rows with a
        problem are left out.
      </Alert>
    );
  if (state !== 'imported') return null;
  return (
    <Alert color="teal" variant="light" mb="sm" c="var(--cd-text)">
      The lines wait for the next commission file of their days.{' '}
      <TextLink to="/commissions/create" fz="inherit">
        Create a file
      </TextLink>{' '}
      or{' '}
      <TextLink to="/commissions/unmatched" fz="inherit">
        assign unmatched lines
      </TextLink>
      .
    </Alert>
  );
}
