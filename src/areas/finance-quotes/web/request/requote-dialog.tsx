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
  const { data: contract, error } = useQuery(contractQuery(contractId));
  const problem = contract ? whyNotRequote(contract, false) : error?.message;
  if (!contract || problem)
    return <WaitDialog title={texts.request.title} problem={problem} onClose={close} />;
  const { customerID, compID, policyIds } = contract;
  return (
    <RequestDialog customerId={customerID} companyId={compID} policyIds={policyIds} requote={contractId} />
  );
}
