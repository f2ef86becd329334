import { useQuery } from '@tanstack/react-query';
import { financeCompaniesQuery } from '#areas/companies/web/public.ts';
import { asOneQuery } from '#platform/web/ui/as-one-query.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { say } from '#platform/web/wording.ts';
import { policiesQuery } from '../quote-queries.ts';
import { texts } from '../texts.ts';
import { useSteps } from '../use-steps.ts';
import { RequestFormDialog } from './request-form-dialog.tsx';

interface RequestDialogProps {
  customerId: number;
  companyId: number;
  policyIds: readonly number[];
  /** The quoted contract that the quote renews. */
  requote: number | null;
}

export function RequestDialog({ customerId, companyId, policyIds, requote }: RequestDialogProps) {
  const { close } = useSteps();
  const policies = useQuery(policiesQuery(customerId));
  const companies = useQuery(financeCompaniesQuery);
  const own = policies.data?.filter(({ id }) => policyIds.includes(id));
  const company = companies.data?.find(({ id }) => id === companyId);
  // What fails later must not take the form away with what was typed.
  const query = asOneQuery(policies, companies);
  const problem = query.error ? undefined : missing();
  if (!own || !company || problem)
    return <WaitDialog title={texts.request.title} problem={problem} query={query} onClose={close} />;
  return <RequestFormDialog customerId={customerId} company={company} policies={own} requote={requote} />;

  function missing(): string | undefined {
    if (own && own.length !== policyIds.length) return say(texts.notTheirPolicies);
    return companies.data && !company ? texts.request.notOffered : undefined;
  }
}
