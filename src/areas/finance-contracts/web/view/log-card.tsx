import { useQuery } from '@tanstack/react-query';
import { SIGNATURE_LOG } from '#areas/signatures/web/public.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { capitalized, shownChanges } from '#platform/shared/log-words.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FoldingCard } from '#platform/web/ui/folding-card.tsx';
import { LogChanges } from '#platform/web/ui/log-changes.tsx';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import type { Contract } from '../../contract.ts';
import type { contractLog } from '../../ledger-contract.ts';
import { CONTRACT_LOG } from '../../log.ts';
import { logQuery } from './view-queries.ts';

type Entry = AnswerOf<typeof contractLog>['results'][number];

/** A contract's log names nobody by number. */
const NAMES = { people: new Map<number, string>(), offices: new Map<number, string>() };

/** What happens to its signatures is in its history, too. */
const TOLD = { ...CONTRACT_LOG, fields: { ...CONTRACT_LOG.fields, ...SIGNATURE_LOG.fields } };

const COLUMNS: Column<Entry>[] = [
  { key: 'dateTime', label: 'When', kind: 'day', cell: ({ dateTime }) => showMoment(dateTime), width: 180 },
  { key: 'user', label: 'Who', cell: ({ user }) => user, width: 180 },
  { key: 'action', label: 'What', cell: ({ action }) => capitalized(action), width: 150 },
  {
    key: 'changes',
    label: 'Before and after',
    cell: ({ changedFields }) => <LogChanges changes={shownChanges(TOLD, changedFields, NAMES)} />,
  },
];

/** The changes of the contract, each with whoever made it, newest first. */
export function LogCard({ contract: { id } }: { contract: Contract }) {
  const { data, error, refetch } = useQuery(logQuery(id));
  return (
    <FoldingCard title="Log" count={data?.length}>
      <DataTable
        label="Log"
        columns={COLUMNS}
        rows={data}
        rowKey={(entry) => entry.id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty="Nothing has been changed yet."
      />
    </FoldingCard>
  );
}
