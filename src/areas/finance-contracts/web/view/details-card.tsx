import { useQuery } from '@tanstack/react-query';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { FoldingCard } from '#platform/web/ui/folding-card.tsx';
import { How, Steps } from '#platform/web/ui/how.tsx';
import type { Contract } from '../../contract.ts';
import { detailColumns } from './detail-columns.tsx';
import classes from './details-card.module.css';
import { detailsQuery } from './view-queries.ts';

const STEPS = [
  'Lines are added and never changed. One that is taken back has its opposite further down.',
  'Amount is what a line does to the balance, Balance the sum of the amounts so far.',
  'Approval adds the total of payments. A payment takes off what was paid.',
  'A down payment does not change the balance, and neither does one that went to the carrier for an additional premium: their amount is $0.00.',
];
const RULE = 'What the finance company pays out is tracked separately and never changes the balance.';

/** The ledger, oldest line first. */
export function DetailsCard({ contract: { id, contractStatus } }: { contract: Contract }) {
  const { data, error, refetch } = useQuery(detailsQuery(id));
  return (
    <FoldingCard title="Details" count={data?.length}>
      <DataTable
        label="Details"
        columns={detailColumns(data ?? [])}
        rows={data}
        rowKey={(row) => row.id}
        problem={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        empty={
          contractStatus === 'Quoted' ? 'The ledger begins when the contract is approved.' : 'No lines yet.'
        }
      />
      {data && data.length > 0 && (
        <div className={classes.how}>
          <How label="How the balance is figured">
            <Steps steps={STEPS} rule={RULE} />
          </How>
        </div>
      )}
    </FoldingCard>
  );
}
