import { Alert, Text } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { numbered, PaperFilter } from '#platform/web/print/paper-filter.tsx';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';
import type { ImportView } from '../contract.ts';
import { dryRunWords, OUTCOME_WORDS, OUTCOMES, type Outcome } from '../rules.ts';
import { rowsQuery } from './import-queries.ts';
import { OutcomeFigures } from './outcome-figures.tsx';
import { ReceivedRows } from './received-rows.tsx';
import { rowColumns } from './row-columns.tsx';
import { StatementPlaces } from './statement-places.tsx';
import { texts } from './texts.ts';
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
      <PaperFilter label={texts.dryRun.outcome} value={outcome && say(OUTCOME_WORDS[outcome])} />
      <PaperFilter label={texts.dryRun.row} value={numbered(search.row)} />
      <OutcomeFigures outcomes={view.outcomes} chosen={outcome} onChoose={choose} />
      {search.row && (
        <Text fz="sm" mb="xs">
          {texts.dryRun.rowAlone(search.row)}{' '}
          <TextLink to="." search={{}} fz="inherit" underline="always">
            {texts.dryRun.showAllRows}
          </TextLink>
        </Text>
      )}
      <TableCard title={view.state === 'read' ? texts.dryRun.title : texts.labels.rows}>
        <PagedTable
          label={texts.dryRun.rowsOf}
          list={list}
          search={search}
          onChange={change}
          columns={rowColumns(view)}
          rowKey={({ row }) => row}
          empty={search.row ? texts.dryRun.noSuchRow : texts.dryRun.noneOfOutcome}
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
        {texts.dryRun.nothingYet}
      </Alert>
    );
  return null;
}
