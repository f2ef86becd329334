import { RecordFiles } from '#areas/attachments/web/public.ts';
import type { Contract } from '../../contract.ts';
import { FoldingCard } from './folding-card.tsx';

/** The files of the contract. */
export function AttachmentsCard({ contract: { id, customerID } }: { contract: Contract }) {
  return (
    <FoldingCard title="Attachments">
      <RecordFiles tableName="premiumFinance" recordId={id} customerId={customerID} />
    </FoldingCard>
  );
}
