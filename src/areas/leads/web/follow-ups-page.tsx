import { Group, SegmentedControl, Text } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { showDay } from '#platform/shared/dates.ts';
import { daysLate } from '#platform/shared/late.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { PaperTick } from '#platform/web/print/paper-tick.tsx';
import type { Column } from '#platform/web/table/column.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { readList } from '#platform/web/table/page-params.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { FollowUp } from '../list-contract.ts';
import { DUE_TIMES, type DueTime } from '../rules.ts';
import { ASSIGNEE, NAME, PHONE, STATUS, WANTS } from './lead-columns.tsx';
import { AssigneeFilter } from './lead-filters.tsx';
import { followUpsQuery } from './lead-queries.ts';
import { LeadsFrame } from './leads-frame.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/leads/tasks');

const DUE_TONES: Record<DueTime, Tone> = { overdue: 'problem', today: 'waits', week: 'work' };

const COLUMNS: Column<FollowUp>[] = [
  {
    ...NAME,
    cell: (row) => (
      <Group gap={8} wrap="nowrap">
        <PaperTick />
        {NAME.cell(row)}
      </Group>
    ),
  },
  {
    key: 'due',
    label: texts.columns.followUp,
    kind: 'day',
    phone: 'fact',
    cell: ({ due, followUpOn }) => (
      <Group gap={8} wrap="nowrap">
        {followUpOn && due === 'overdue' ? (
          <Text component="span" fz="inherit" fw={550} c="var(--cd-problem)" title={showDay(followUpOn)}>
            {daysLate(followUpOn, officeToday())}
          </Text>
        ) : (
          <>
            {followUpOn && showDay(followUpOn)}
            <StateBadge tone={DUE_TONES[due]} isUsual={due === 'week'}>
              {texts.due[due]}
            </StateBadge>
          </>
        )}
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
  const list = usePagedRows(followUpsQuery({ due, assignee }, officeToday(), readList(search)));
  const change = (next: object) => void navigate({ to: '.', search: (now) => ({ ...now, ...next }) });
  const counts = list.answer?.counts;
  return (
    <LeadsFrame
      hasViews
      title={texts.followUps.title}
      facts={counts ? DUE_TIMES.map((time) => texts.dueCounts[time](showCount(counts[time]))) : ['']}
    >
      <ListCard label={texts.followUps.title}>
        <FilterBar filter={{ due, assignee }}>
          <SegmentedControl
            data-filter
            size="xs"
            aria-label={texts.followUps.due}
            fullWidth
            w={{ base: '100%', xs: 380 }}
            data={[
              { value: '', label: texts.followUps.all },
              ...DUE_TIMES.map((value) => ({ value, label: texts.due[value] })),
            ]}
            value={due ?? ''}
            onChange={(next) => change({ due: next || undefined, page: undefined })}
          />
          <AssigneeFilter value={assignee} onChange={(next) => change({ assignee: next, page: undefined })} />
        </FilterBar>
        <PagedTable
          label={texts.followUps.title}
          list={list}
          search={search}
          onChange={change}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          empty={due || assignee !== undefined ? texts.followUps.noneMatch : texts.followUps.noneDue}
          onOpen={({ id }) => void navigate({ to: '/lead/$id', params: { id } })}
        />
      </ListCard>
    </LeadsFrame>
  );
}
