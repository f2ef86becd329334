import { useMutation, useQueryClient } from '@tanstack/react-query';
import { downloadAttachment } from '#areas/attachments/contract.ts';
import type { FinanceCompany } from '#areas/companies/finance-contract.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { call } from '#platform/web/api/call.ts';
import { addressOf } from '#platform/web/api/request.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import { financeAgreement } from '../agreement-contract.ts';
import type { Contract } from '../contract.ts';
import { AGREEMENT_GATES, agreementFormOf, whyNotPrint } from '../rules/agreement.ts';
import { contractsQuery } from './contract-queries.ts';
import { texts } from './texts.ts';

interface AgreementLinkProps {
  /** The company that is chosen on the form. */
  company:
    | Pick<FinanceCompany, 'premiumfinancesystem' | 'finance_company_details'>
    | Contract['company']
    | undefined;
  /** The contract as it is saved; absent while one is added. */
  contract: Contract | undefined;
  isDirty: boolean;
}

/** Shown for a company with such an agreement, to whoever may print it. */
export function AgreementLink({ company, contract, isDirty }: AgreementLinkProps) {
  const closed = { GPF: useWhyClosed(AGREEMENT_GATES.GPF), ETI: useWhyClosed(AGREEMENT_GATES.ETI) };
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => call(financeAgreement, { params: { id } }),
    onSuccess: ({ id }) => {
      window.location.assign(addressOf(downloadAttachment, { id }));
      if (contract)
        void queryClient.invalidateQueries({ queryKey: contractsQuery(contract.customerID).queryKey });
    },
    onError: toastProblem,
  });
  const form = company && agreementFormOf(company);
  if (!form || closed[form]) return null;
  const why = !contract
    ? texts.agreement.saveContract
    : isDirty
      ? texts.agreement.saveChanges
      : whyNotPrint(contract);
  return (
    <ExplainedButton
      variant="subtle"
      mt="sm"
      loading={isPending}
      why={why}
      onClick={() => contract && mutate(contract.id)}
    >
      {texts.agreement.print[form]}
    </ExplainedButton>
  );
}
