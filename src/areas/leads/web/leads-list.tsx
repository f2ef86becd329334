import { Group, Paper } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch, sortOf, sortSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import type { LeadStatus } from '../statuses.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { leadsQuery } from './lead-queries.ts';
import { AddLeadLink, LeadsFrame } from './leads-frame.tsx';
import type { ListSearch } from './list-search.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

interface LeadsListProps {
  title: string;
  /** Absent in the list of all. */
  status?: LeadStatus;
  search: ListSearch;
}

export function LeadsList({ title, status, search }: LeadsListProps) {
  const navigate = useNavigate();
  const { assignee, office, source } = search;
  const filter = { status, assignee, office, source };
  const request = pageRequest(search);
  const sort = sortOf(search);
  const { rows, pagination, error, ...list } = usePagedRows(leadsQuery(filter, sort, request));
  const selection = useSelection(rows ?? []);
  const [isAssigning, setAssigning] = useState(false);

  const change = (next: object) => void navigate({ to: '.', search: { ...search, ...next } });
  const isFiltered = [assignee, office, source].some((value) => value !== undefined);
  return (
    <LeadsFrame
      title={title}
      facts={[pagination && !error ? `${pagination.total.toLocaleString('en-US')} found` : '']}
    >
      <Paper component="section" aria-label={title} withBorder style={{ overflow: 'hidden' }}>
        <Group justify="space-between" gap="xs" p="sm">
          <SelectionBar selection={selection} rows={rows?.length ?? 0} onAssign={() => setAssigning(true)} />
          <LeadFilters filter={filter} onChange={(next) => change({ ...next, page: undefined })} />
        </Group>
        <DataTable
          label={title}
          columns={leadColumns(selection, status !== undefined)}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty={isFiltered ? 'No Records Found' : 'No leads here.'}
          emptyAction={<AddLeadLink />}
          sort={sort}
          onSort={(next) => change({ ...sortSearch(next), page: undefined })}
          onOpen={({ id }) => void navigate({ to: '/lead/$id', params: { id } })}
          onEnd={list.loadMore}
        />
        {pagination && !error && (
          <SevenButtonPager
            pagination={pagination}
            perPage={request.perPage}
            onChange={(next) => change(pageSearch(next))}
          />
        )}
      </Paper>
      {isAssigning && (
        <AssignDialog
          leads={selection.chosen}
          onClose={() => setAssigning(false)}
          onAssigned={selection.clear}
        />
      )}
    </LeadsFrame>
  );
}
