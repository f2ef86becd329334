import { Alert } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
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
  const request = pageRequest(search);
  const { rows, pagination, error, ...list } = usePagedRows(rowsQuery(view.id, outcome, request));
  const change = (next: object) =>
    void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false });
  const choose = (next: Outcome | undefined) => change({ outcome: next, page: undefined });
  return (
    <>
      <StateWords state={view.state} />
      <OutcomeFigures outcomes={view.outcomes} chosen={outcome} onChoose={choose} />
      <TableCard title={view.state === 'read' ? 'Dry run' : 'Rows'}>
        <DataTable
          label="Rows of the statement"
          columns={ROW_COLUMNS}
          rows={rows}
          rowKey={({ row }) => row}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty="No row has this outcome."
          onEnd={list.loadMore}
        />
        {pagination && !error && (
          <SevenButtonPager
            pagination={pagination}
            perPage={request.perPage}
            onChange={(next) => change(pageSearch(next))}
          />
        )}
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
