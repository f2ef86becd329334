import { useQuery } from '@tanstack/react-query';
import type { Column } from '#platform/web/table/column.ts';
import { UnfoldingLocalTable } from '#platform/web/table/unfolding-table.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { BuzzSync } from '../contract.ts';
import type { SyncState } from '../rules.ts';
import { buzzAllowedQuery, buzzSyncsQuery } from './buzz-queries.ts';

const TONES: Partial<Record<SyncState, Tone>> = { Waiting: 'waits', Running: 'work', Failed: 'problem' };

function State({ sync: { state, failure } }: { sync: BuzzSync }) {
  const tone = TONES[state];
  if (!tone) return state;
  return (
    <>
      <StateBadge tone={tone}>{state}</StateBadge> {failure}
    </>
  );
}

const COLUMNS: Column<BuzzSync>[] = [
  { key: 'asked', label: 'Asked', cell: ({ askedAt }) => showMoment(askedAt), phone: 'title' },
  { key: 'by', label: 'By', cell: ({ employeeName }) => employeeName, phone: 'fact' },
  {
    key: 'customers',
    label: 'Customers',
    align: 'right',
    cell: ({ customers }) => customers?.toLocaleString('en-US') ?? '',
    phone: 'corner',
  },
  { key: 'state', label: 'Status', cell: (sync) => <State sync={sync} />, phone: 'fact' },
];

/** The last syncs: their states and counts, never customers. */
export function BuzzCard({ accountId }: { accountId: number }) {
  const { data: isAllowed } = useQuery(buzzAllowedQuery(accountId));
  const { data, error, refetch } = useQuery(buzzSyncsQuery(accountId));
  if (!isAllowed && !data?.length) return null;
  return (
    <TableCard title="Agency Buzz syncs">
      <UnfoldingLocalTable
        label="Agency Buzz syncs"
        columns={COLUMNS}
        loaded={{ rows: data, error: data ? null : error, retry: () => void refetch() }}
        rowKey={({ id }) => id}
        empty="No syncs yet."
      />
    </TableCard>
  );
}
