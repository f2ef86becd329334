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
import { viewTexts } from '../texts/view.ts';
import { logQuery } from './view-queries.ts';

type Entry = AnswerOf<typeof contractLog>['results'][number];

/** A contract's log names nobody by number. */
const NAMES = { people: new Map<number, string>(), offices: new Map<number, string>() };

/** What happens to its signatures is in its history, too. */
const TOLD = { ...CONTRACT_LOG, fields: { ...CONTRACT_LOG.fields, ...SIGNATURE_LOG.fields } };

const COLUMNS: Column<Entry>[] = [
  {
    key: 'dateTime',
    label: viewTexts.log.columns.when,
    kind: 'day',
    cell: ({ dateTime }) => showMoment(dateTime),
    width: 180,
  },
  { key: 'user', label: viewTexts.log.columns.who, cell: ({ user }) => user, width: 180 },
  { key: 'action', label: viewTexts.log.columns.what, cell: ({ action }) => capitalized(action), width: 150 },
  {
    key: 'changes',
    label: viewTexts.log.columns.changes,
    cell: ({ changedFields }) => <LogChanges changes={shownChanges(TOLD, changedFields, NAMES)} />,
  },
];

/** The changes of the contract, each with whoever made it, newest first. */
export function LogCard({ contract: { id } }: { contract: Contract }) {
  const { data, error, refetch } = useQuery(logQuery(id));
  return (
    <FoldingCard title={viewTexts.log.title} count={data?.length}>
      <DataTable
        label={viewTexts.log.title}
        columns={COLUMNS}
        rows={data}
        rowKey={(entry) => entry.id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty={viewTexts.log.none}
      />
    </FoldingCard>
  );
}
