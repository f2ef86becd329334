import { Suspense } from 'react';
import { lazyPiece } from '#platform/web/connection/lazy-piece.ts';
import type { Contract } from '../../contract.ts';
import { viewButtons } from '../../rules/actions.ts';
import { factsOf } from '../../rules/contract-facts.ts';
import { AskToVoid } from '../ask-to-void.tsx';
import { HideContractDialog } from '../hide-contract-dialog.tsx';
import { useOpenDialog } from './use-open-dialog.ts';
import { useWhyNotVoid } from './use-why-not-void.ts';

const AdditionalPremiumDialog = lazyPiece(async () => ({
  default: (await import('../additional-premium/additional-premium-dialog.tsx')).AdditionalPremiumDialog,
}));
const PaymentDetailsDialog = lazyPiece(async () => ({
  default: (await import('./payment-details-dialog.tsx')).PaymentDetailsDialog,
}));
const FundDialog = lazyPiece(async () => ({ default: (await import('./fund-dialog.tsx')).FundDialog }));

/** The dialog that the address bar names, unless its button is grayed. */
export function ContractDialogs(props: { contract: Contract }) {
  return (
    <Suspense>
      <NamedDialog {...props} />
    </Suspense>
  );
}

function NamedDialog({ contract }: { contract: Contract }) {
  const { open, show } = useOpenDialog();
  const close = (isDone?: true) => show(undefined, isDone);
  const why = viewButtons(factsOf(contract));
  const whyNotVoid = useWhyNotVoid(contract);
  const props = { contract, onClose: close };
  switch (open) {
    case 'fund':
      return <FundDialog {...props} />;
    case 'additional-premium':
      return why.additionalPremium ? null : (
        <AdditionalPremiumDialog contractId={contract.id} opened onClose={close} />
      );
    case 'payment-details':
      return <PaymentDetailsDialog {...props} />;
    case 'void':
      return whyNotVoid ? null : <AskToVoid {...props} />;
    case 'hide':
      return <HideContractDialog {...props} />;
    default:
      return null;
  }
}
