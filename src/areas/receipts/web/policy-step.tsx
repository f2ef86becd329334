import { IconCash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PolicyStepProps } from '#areas/policies/web/public.ts';
import { showMoney } from '#platform/shared/money.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { owedBy } from '../standing.ts';
import { balancesQuery } from './receipt-queries.ts';
import { texts } from './texts.ts';

/** On a policy that owes something, the payment of it, with its amounts filled in. */
export function PolicyStep({ policy, children }: PolicyStepProps) {
  // Whoever has just saved the policy sees what it owes now.
  const { data } = useQuery({ ...balancesQuery(policy.custid), staleTime: 0 });
  const balance = data?.results.find(({ policyId }) => policyId === policy.id);
  const owed = balance ? owedBy(balance) : 0;
  return (
    <>
      {owed > 0 && (
        <LinkButton
          to="/customer/$id/payment"
          params={{ id: policy.custid }}
          search={{ items: String(policy.id) }}
          leftSection={<IconCash size={15} aria-hidden />}
        >
          {texts.payment.take(showMoney(owed))}
        </LinkButton>
      )}
      {children(owed > 0)}
    </>
  );
}
