import { RecordFiles } from '#areas/attachments/web/public.ts';
import { FoldingCard } from '#platform/web/ui/folding-card.tsx';
import type { Contract } from '../../contract.ts';

/** The files of the contract. */
export function AttachmentsCard({ contract: { id, customerID } }: { contract: Contract }) {
  return (
    <FoldingCard title="Attachments">
      <RecordFiles tableName="premiumFinance" recordId={id} customerId={customerID} />
    </FoldingCard>
  );
}
