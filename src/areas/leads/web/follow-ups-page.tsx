import { Badge, Group, Paper, SegmentedControl } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch } from '#platform/web/table/page-params.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import type { FollowUp } from '../list-contract.ts';
import { DUE_TIMES, type DueTime } from '../rules.ts';
import { ASSIGNEE, NAME, PHONE, STATUS, WANTS } from './lead-columns.tsx';
import { AssigneeFilter } from './lead-filters.tsx';
import { followUpsQuery } from './lead-queries.ts';
import { localToday } from './lead-words.ts';
import { LeadsFrame } from './leads-frame.tsx';

const route = getRouteApi('/signed-in/leads/tasks');

const DUE_WORDS: Record<DueTime, string> = { overdue: 'Overdue', today: 'Today', week: 'Next 7 days' };
const DUE_COLORS: Record<DueTime, string> = { overdue: 'red', today: 'orange', week: 'blue' };

const COLUMNS: Column<FollowUp>[] = [
  NAME,
  {
    key: 'due',
    label: 'Follow up',
    cell: ({ due, followUpOn }) => (
      <Group gap={8} wrap="nowrap">
        {followUpOn && showDay(followUpOn)}
        <Badge variant="dot" color={DUE_COLORS[due]} tt="none">
          {DUE_WORDS[due]}
        </Badge>
      </Group>
    ),
    width: 230,
  },
  STATUS,
  PHONE,
  WANTS,
  ASSIGNEE,
];

/** Whom to call again, and when. */
export function FollowUpsPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { due, assignee } = search;
  const request = pageRequest(search);
  const { rows, pagination, answer, error, ...list } = usePagedRows(
    followUpsQuery({ due, assignee }, localToday(), request),
  );
  const change = (next: object) => void navigate({ to: '.', search: { ...search, ...next } });
  const counts = answer && DUE_TIMES.map((time) => `${DUE_WORDS[time]}: ${answer.counts[time]}`);
  return (
    <LeadsFrame title="Lead tasks" facts={counts ?? []}>
      <Paper component="section" aria-label="Lead tasks" withBorder style={{ overflow: 'hidden' }}>
        <Group justify="space-between" gap="xs" p="sm">
          <SegmentedControl
            size="xs"
            aria-label="Due"
            fullWidth
            w={{ base: '100%', xs: 380 }}
            data={[
              { value: '', label: 'All' },
              ...DUE_TIMES.map((value) => ({ value, label: DUE_WORDS[value] })),
            ]}
            value={due ?? ''}
            onChange={(next) => change({ due: next || undefined, page: undefined })}
          />
          <AssigneeFilter value={assignee} onChange={(next) => change({ assignee: next, page: undefined })} />
        </Group>
        <DataTable
          label="Lead tasks"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          isStale={list.isStale}
          problem={error?.message}
          onRetry={list.retry}
          empty="Nobody has to be called in the next seven days."
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
    </LeadsFrame>
  );
}
