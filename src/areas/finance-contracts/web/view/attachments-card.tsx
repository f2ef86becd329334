import { RecordFiles } from '#areas/attachments/web/public.ts';
import { FoldingCard } from '#platform/web/ui/folding-card.tsx';
import type { Contract } from '../../contract.ts';
import { viewTexts } from '../texts/view.ts';

/** The files of the contract. */
export function AttachmentsCard({ contract: { id, customerID } }: { contract: Contract }) {
  return (
    <FoldingCard title={viewTexts.attachments.title}>
      <RecordFiles tableName="premiumFinance" recordId={id} customerId={customerID} />
    </FoldingCard>
  );
}
