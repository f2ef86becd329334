import { Box, Group } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { exportAddress } from '#platform/web/api/export-address.ts';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { readList, sortOf, writeList } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { VirtualRows } from '#platform/web/table/virtual-rows.tsx';
import { ExportLinks } from '#platform/web/ui/export-links.tsx';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { ListTabs } from '#platform/web/ui/list-tabs.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import type { FileView } from '../contract.ts';
import { exportLines } from '../line-contract.ts';
import { filePageSizes, whyLocked, whyNotMove } from '../rules.ts';
import { BRIDGE_WORDS, PENDING, STATE_KEYS, STATUS_WORDS, STATUSES } from '../statuses.ts';
import type { Adjustments } from './adjustments.ts';
import { linesQuery } from './commission-queries.ts';
import { LineActions } from './line-actions.tsx';
import { lineColumns } from './line-columns.tsx';
import { LineFilters } from './line-filters.tsx';
import { filterIn, isNarrowed, NO_STATS, type ShownFilter } from './line-search.ts';
import classes from './lines.module.css';
import { expectedRows, LinesPlace } from './lines-place.tsx';
import { SelectAll, SelectAllPrompt } from './select-all-bar.tsx';
import { SourceLegend } from './source-mark.tsx';
import { texts } from './texts.ts';
import { useLineSelection } from './use-line-selection.ts';
import { useLineWork } from './use-line-work.ts';

const AdjustedConflictDialog = lazyPiece(async () => ({
  default: (await import('./adjusted-conflict-dialog.tsx')).AdjustedConflictDialog,
}));

const route = getRouteApi('/signed-in/commissions/reconcile/$id');

interface FileLinesProps {
  view: FileView;
  adjustments: Adjustments;
  statementsLink: string | undefined;
  /** Stands in the row of the tabs. */
  children?: ReactNode;
}

/** The lines of a file: tabs by state, filters, the table, and what can be done with what is selected. */
export function FileLines({ view, adjustments, statementsLink, children }: FileLinesProps) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { id } = view.file;
  const filter = filterIn(search);
  const request = readList(search);
  const sort = sortOf(search);
  const { rows = [], pagination, answer, error, ...list } = usePagedRows(linesQuery(id, filter, request));
  const selection = useLineSelection(rows);
  const stats = answer?.stats ?? NO_STATS;
  // Until the lines come: those of the file are known already.
  const counts = isNarrowed(filter) ? undefined : view.totals;
  const state = { active: view.file.status === 0, posted: view.file.posted !== null };
  const locked = whyLocked(state);
  const movesLocked = whyNotMove({ ...state, open: view.totals.pending + view.totals.staged });

  // Over what the address says by then: an answer may come when another tab is open already.
  const change = (next: object) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...next }), resetScroll: false });
  const narrow = (next: object) => {
    selection.clear();
    change({ ...next, page: undefined });
  };
  const reset = () =>
    narrow({ company: undefined, source: undefined, customer: undefined, product: undefined });
  const work = useLineWork({
    fileId: id,
    filter,
    selection,
    adjustments,
    total: stats.count,
    countIn: (status) => stats[STATE_KEYS[status]],
    onEmptied: reset,
    isPosted: state.posted,
  });
  const { ref: toolsRef, ...tools } = useElementSize({ box: 'border-box' });
  const isEditable = filter.status === PENDING && locked === undefined;
  return (
    <>
      <div className={classes.tabs}>
        <ListTabs
          tabs={[
            ...STATUSES.map((status) => ({
              value: String(status),
              label: STATUS_WORDS[status],
              count: (filter.part ? view.totals : (answer?.stats ?? counts))?.[STATE_KEYS[status]],
            })),
            ...(filter.part
              ? [{ value: filter.part, label: BRIDGE_WORDS[filter.part], count: answer?.stats.count }]
              : []),
          ]}
          open={filter.part ?? String(filter.status)}
          onOpen={(value) =>
            value !== filter.part &&
            narrow({ part: undefined, status: Number(value) === PENDING ? undefined : Number(value) })
          }
        />
        {children}
      </div>
      {work.adjusted.conflict && (
        <Suspense>
          <AdjustedConflictDialog
            conflict={work.adjusted.conflict}
            save={work.adjusted}
            adjustments={adjustments}
          />
        </Suspense>
      )}
      {work.problem && (
        <Box mb="sm">
          <ProblemAlert>{work.problem}</ProblemAlert>
        </Box>
      )}
      <ListCard label={listLabel(filter)} data-tour="lines" __vars={{ '--table-top': `${tools.height}px` }}>
        <div ref={toolsRef} className={classes.tools}>
          <Group gap="sm">
            {!filter.part && <SelectAll selection={selection} rows={rows.length} />}
            <LineActions
              status={filter.status}
              work={work}
              adjustments={adjustments}
              locked={locked}
              movesLocked={movesLocked}
              hasSelection={selection.details !== undefined}
              statementsLink={statementsLink}
            />
          </Group>
          <Group gap="xs">
            <LineFilters filter={filter} companies={view.companies} onChange={narrow} onReset={reset} />
            <ExportLinks
              size="xs"
              rows={answer?.stats.count}
              addressOf={(format) =>
                exportAddress(exportLines.path.replace('{id}', String(id)), filter, format)
              }
            />
          </Group>
        </div>
        <SelectAllPrompt selection={selection} total={stats.count} />
        <LinesPlace waitsFor={pagination ? undefined : expectedRows(view.totals, filter, request)}>
          <DataTable
            label={texts.lines.table}
            columns={lineColumns({
              lines: rows,
              stats,
              selection,
              adjustments,
              isEditable,
              isMixed: filter.status === 0,
            })}
            rows={pagination ? rows : undefined}
            rowKey={({ id: line }) => line}
            isStale={list.isStale}
            problem={error?.message}
            onRetry={list.retry}
            empty={texts.lines.none}
            sort={sort}
            onSort={(next) => change(writeList({ sort: next }))}
            onEnd={list.loadMore}
            Rows={VirtualRows}
          />
        </LinesPlace>
        <SourceLegend />
        {pagination && !error && (
          <SevenButtonPager
            pagination={pagination}
            perPage={request.perPage}
            sizes={filePageSizes(pagination.total)}
            fewest={1}
            onChange={(next) => {
              selection.clear();
              change(writeList(next));
            }}
          />
        )}
      </ListCard>
    </>
  );
}

function listLabel({ part, status }: ShownFilter): string {
  if (part) return texts.lines.ofFigure(BRIDGE_WORDS[part]);
  return status ? texts.lines.inState(STATUS_WORDS[status]) : texts.lines.all;
}
