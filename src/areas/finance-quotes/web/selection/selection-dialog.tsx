import { useQuery } from '@tanstack/react-query';
import { contractQuery } from '#areas/finance-contracts/web/public.ts';
import { asOneQuery } from '#platform/web/ui/as-one-query.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { quoteQuery } from '../quote-queries.ts';
import { StatusDialog } from '../status-dialog.tsx';
import { texts } from '../texts.ts';
import { useSteps } from '../use-steps.ts';
import { NoQuoteDialog } from './no-quote-dialog.tsx';
import { SelectionFormDialog } from './selection-form-dialog.tsx';

/** The pay options of a quoted contract. Whoever comes after it was issued is told so. */
export function SelectionDialog({ contractId }: { contractId: number }) {
  const { close } = useSteps();
  const contract = useQuery(contractQuery(contractId));
  const quote = useQuery(quoteQuery(contractId));
  if (!contract.data || quote.data === undefined)
    return <WaitDialog title={texts.selection.title} query={asOneQuery(contract, quote)} onClose={close} />;
  if (contract.data.contractStatus !== 'Quoted') return <StatusDialog contractId={contractId} />;
  if (quote.data === null || quote.data.options.length === 0)
    return <NoQuoteDialog contract={contract.data} />;
  return <SelectionFormDialog quote={quote.data} />;
}
