import { useQuery } from '@tanstack/react-query';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FoldingCard } from '#platform/web/ui/folding-card.tsx';
import type { Contract } from '../../contract.ts';
import { viewTexts } from '../texts/view.ts';
import { detailColumns } from './detail-columns.tsx';
import { detailsQuery } from './view-queries.ts';

/** The ledger, oldest line first. */
export function DetailsCard({ contract: { id, contractStatus } }: { contract: Contract }) {
  const { data, error, refetch } = useQuery(detailsQuery(id));
  return (
    <FoldingCard title={viewTexts.ledger.title} count={data?.length}>
      <DataTable
        label={viewTexts.ledger.title}
        columns={detailColumns(data ?? [])}
        rows={data}
        rowKey={(row) => row.id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty={contractStatus === 'Quoted' ? viewTexts.ledger.beginsWhenApproved : viewTexts.ledger.none}
      />
    </FoldingCard>
  );
}
