import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { financeCompaniesQuery } from '#areas/companies/web/public.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { ContractInput } from '../contract.ts';
import { ContractForm } from './contract-form.tsx';
import { type ContractValues, startValues } from './contract-values.ts';
import { offeredPoliciesQuery, ownerQuery, useAddContract } from './form-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/customer/$id/finance/add');

export function AddContractPage() {
  const { id: customerId } = route.useParams();
  const { data: owner } = useSuspenseQuery(ownerQuery(customerId));
  const { data: companies } = useSuspenseQuery(financeCompaniesQuery);
  const { data: policies } = useSuspenseQuery(offeredPoliciesQuery(customerId));
  const { company, policies: chosen = [] } = route.useSearch();
  const { mutateAsync } = useAddContract();
  const key = useIdempotencyKey();
  const navigate = useNavigate();
  const list = { to: '/customer/$id', params: { id: customerId }, search: { tab: 'finance' } } as const;

  async function send({ version: _, ...input }: ContractInput, { transferContractId }: ContractValues) {
    const body = { ...input, customerID: customerId, transferContractId };
    try {
      return await mutateAsync({ body, key: key.current() });
    } catch (error) {
      key.failed(error);
      throw error;
    }
  }

  return (
    <>
      <RecordHead
        title={texts.form.adding}
        up={
          <WayUp to="/customer/$id" params={{ id: customerId }} search={{ tab: 'finance' }}>
            {owner.name}
          </WayUp>
        }
        facts={[owner.name, `#${customerId}`]}
      />
      <ContractForm
        customerId={customerId}
        values={startValues(officeToday(), { companies, company, policies, chosen })}
        send={send}
        onSaved={() => {
          toastDone(texts.form.saved);
          void navigate({ ...list, replace: true, ignoreBlocker: true });
        }}
        onCancel={() => void navigate(list)}
      />
    </>
  );
}
