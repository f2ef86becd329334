import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenEndorsement } from '#areas/finance-contracts/web/public.ts';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import type { EndorsementInput } from '../../endorsement-contract.ts';
import { endorsementQuery } from '../quote-queries.ts';
import { texts } from '../texts.ts';
import { useSteps } from '../use-steps.ts';
import { EndorsementFormDialog } from './endorsement-form-dialog.tsx';

/** Asks an integrated company what an additional premium costs. Its message, once closed, closes all of it. */
export function EndorsementDialog({ asked }: { asked: OpenEndorsement }) {
  const { close } = useSteps();
  const [key] = useState(() => crypto.randomUUID());
  const input = inputOf(asked);
  const { data, error } = useQuery(endorsementQuery(input, key));
  if (!data && !error)
    return <WaitDialog title={texts.endorsement.title} problem={undefined} onClose={close} />;
  const info = data?.results.AdditionPremiumInfo;
  if (info) return <EndorsementFormDialog info={info} asked={input} />;
  const message = data?.message ?? error?.message ?? texts.endorsement.noAnswer;
  return <ErrorDialog title={texts.error} messages={[message]} onClose={close} />;
}

function inputOf({
  contractId,
  policyIds,
  payee,
  effectiveDate,
  ...amounts
}: OpenEndorsement): EndorsementInput {
  const { additionalPremium, policyFee, tax, mgaFee, downPayment } = amounts;
  return {
    ...{ financeContractId: contractId, payee, effectiveDate, policyIds: [...policyIds] },
    ...{ additionalPremium, policyFee, tax, mgaFee, downPayment },
  };
}
