import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { financeCompaniesQuery } from '#areas/companies/web/public.ts';
import { asOneQuery } from '#platform/web/ui/as-one-query.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { say } from '#platform/web/wording.ts';
import { ChooseCompanyDialog } from './choose-company-dialog.tsx';
import { ChoosePoliciesDialog } from './choose-policies-dialog.tsx';
import { offeredQuery, policiesQuery } from './quote-queries.ts';
import { texts } from './texts.ts';
import { useSteps } from './use-steps.ts';

interface CompanyDialogProps {
  customerId: number;
  /** None: they are chosen first. */
  policyIds: readonly number[];
}

/** Which finance company, of those offered for the products of all the policies. */
export function CompanyDialog({ customerId, policyIds: asked }: CompanyDialogProps) {
  const { go, close } = useSteps();
  const [chosen, setChosen] = useState(asked);
  const policies = useQuery(policiesQuery(customerId));
  const own = policies.data?.filter(({ id }) => chosen.includes(id));
  const isWhole = own !== undefined && own.length > 0 && own.length === chosen.length;
  const products = [...new Set(own?.map(({ product }) => product.id))].toSorted((a, b) => a - b);
  const offered = useQuery({ ...offeredQuery(products), enabled: isWhole });
  const companies = useQuery(financeCompaniesQuery);
  const query = asOneQuery(policies, ...(isWhole ? [offered] : []), companies);

  if (policies.data && chosen.length === 0)
    return <ChoosePoliciesDialog policies={policies.data} onChosen={setChosen} onClose={close} />;
  if (own && !isWhole)
    return <WaitDialog title={texts.choosing.alert} problem={say(texts.notTheirPolicies)} onClose={close} />;
  if (!offered.data || !companies.data)
    return <WaitDialog title={texts.choosing.alert} query={query} onClose={close} />;
  const ids = offered.data.map(({ id }) => id);
  return (
    <ChooseCompanyDialog
      companies={companies.data
        .filter(({ id }) => ids.includes(id))
        .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))}
      onChosen={(companyId) => go({ step: 'questions', customerId, companyId, policyIds: chosen })}
      onClose={close}
    >
      <Text fz="sm" c="dimmed">
        {own?.map(({ policy }) => policy).join(', ')}
      </Text>
    </ChooseCompanyDialog>
  );
}
