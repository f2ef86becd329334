import { Alert, Text } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { ImportView } from '../contract.ts';
import { dryRunWords, OUTCOMES, type Outcome } from '../rules.ts';
import { rowsQuery } from './import-queries.ts';
import { OutcomeFigures } from './outcome-figures.tsx';
import { ReceivedRows } from './received-rows.tsx';
import { rowColumns } from './row-columns.tsx';
import { StatementPlaces } from './statement-places.tsx';
import { TotalsCheck } from './totals-check.tsx';

const route = getRouteApi('/signed-in/commissions/import/$id');

/** Every row with what will happen to it, or what has happened. */
export function DryRun({ view }: { view: ImportView }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const outcome = OUTCOMES.find((each) => each === search.outcome);
  const list = usePagedRows(rowsQuery(view.id, { outcome, row: search.row }, readList(search)));
  const change = (next: object) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), resetScroll: false });
  const choose = (next: Outcome | undefined) => change({ outcome: next, row: undefined, page: undefined });
  return (
    <>
      <StateWords view={view} />
      {view.state === 'imported' && <StatementPlaces view={view} />}
      <TotalsCheck view={view} />
      <ReceivedRows view={view} />
      <OutcomeFigures outcomes={view.outcomes} chosen={outcome} onChoose={choose} />
      {search.row && (
        <Text fz="sm" mb="xs">
          {`Row ${search.row} alone. `}
          <TextLink to="." search={{}} fz="inherit" underline="always">
            Show all rows
          </TextLink>
        </Text>
      )}
      <TableCard title={view.state === 'read' ? 'Dry run' : 'Rows'}>
        <PagedTable
          label="Rows of the statement"
          list={list}
          search={search}
          onChange={change}
          columns={rowColumns(view)}
          rowKey={({ row }) => row}
          empty={search.row ? 'The statement has no such row.' : 'No row has this outcome.'}
        />
      </TableCard>
    </>
  );
}

function StateWords({ view: { state, outcomes } }: { view: ImportView }) {
  if (state === 'read')
    return (
      <Alert color="blue" variant="light" mb="sm" c="var(--cd-text)">
        <Text fw={600}>{dryRunWords(outcomes)}</Text>
        Nothing is imported yet. Rows that match no policy are kept and can be assigned later; rows with a
        problem, and rows that were received before, are left out.
      </Alert>
    );
  return null;
}
