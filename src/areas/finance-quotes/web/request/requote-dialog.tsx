import { useQuery } from '@tanstack/react-query';
import { contractQuery } from '#areas/finance-contracts/web/public.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { whyNotRequote } from '../../rules/usable.ts';
import { texts } from '../texts.ts';
import { useSteps } from '../use-steps.ts';
import { RequestDialog } from './request-dialog.tsx';

/** Asks the company of a quoted contract again; the new quote takes the place of the old one. */
export function RequoteDialog({ contractId }: { contractId: number }) {
  const { close } = useSteps();
  const query = useQuery(contractQuery(contractId));
  const { data: contract } = query;
  const problem = contract && whyNotRequote(contract, false);
  if (!contract || problem)
    return <WaitDialog title={texts.request.title} problem={problem} query={query} onClose={close} />;
  const { customerID, compID, policyIds } = contract;
  return (
    <RequestDialog customerId={customerID} companyId={compID} policyIds={policyIds} requote={contractId} />
  );
}
