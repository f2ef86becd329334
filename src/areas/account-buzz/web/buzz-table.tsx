import { useQuery } from '@tanstack/react-query';
import { showCount } from '#platform/shared/show-count.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { NamedList } from '#platform/web/table/page-params.ts';
import { UnfoldingLocalTable } from '#platform/web/table/unfolding-table.tsx';
import { SandboxMark } from '#platform/web/ui/sandbox-mark.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { BuzzSync } from '../contract.ts';
import type { SyncState } from '../rules.ts';
import { buzzSyncsQuery } from './buzz-queries.ts';
import { texts } from './texts.ts';

const TONES: Partial<Record<SyncState, Tone>> = { Waiting: 'waits', Running: 'work', Failed: 'problem' };

function State({ sync: { state, failure, isSandbox } }: { sync: BuzzSync }) {
  const tone = TONES[state];
  return (
    <>
      {tone ? <StateBadge tone={tone}>{state}</StateBadge> : state} {isSandbox && <SandboxMark />} {failure}
    </>
  );
}

const COLUMNS: Column<BuzzSync>[] = [
  { key: 'asked', label: texts.labels.asked, cell: ({ askedAt }) => showMoment(askedAt) },
  { key: 'by', label: texts.labels.by, cell: ({ employeeName }) => employeeName },
  {
    key: 'customers',
    label: texts.labels.customers,
    align: 'right',
    cell: ({ customers }) => (customers === null ? '' : showCount(customers)),
  },
  { key: 'state', label: texts.labels.status, cell: (sync) => <State sync={sync} /> },
];

/** The last syncs: their states and counts, never customers. */
export function BuzzTable({ accountId, place }: { accountId: number; place: NamedList }) {
  const { data, error, refetch } = useQuery(buzzSyncsQuery(accountId));
  return (
    <UnfoldingLocalTable
      label={texts.syncs.agencyBuzzSyncs}
      {...place}
      columns={COLUMNS}
      loaded={{ rows: data, error: data ? null : error, retry: () => void refetch() }}
      rowKey={({ id }) => id}
      empty={texts.syncs.noSyncsYet}
    />
  );
}
