import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { ContractInput } from '../contract.ts';
import { whyNotEdit } from '../rules/actions.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { ContractForm } from './contract-form.tsx';
import { contractQuery } from './contract-queries.ts';
import { valuesOf } from './contract-values.ts';
import { useSaveContract } from './form-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/finance/$id/edit');

export function EditContractPage() {
  const { id } = route.useParams();
  const { data: contract } = useSuspenseQuery(contractQuery(id));
  const { mutateAsync } = useSaveContract(id);
  const key = useIdempotencyKey();
  const navigate = useNavigate();
  const { customerID, customer } = contract;
  const list = { to: '/customer/$id', params: { id: customerID }, search: { tab: 'finance' } } as const;
  const why = whyNotEdit(contract);
  if (why) {
    return (
      <MessagePage
        title={texts.form.notEditable(numberOf(contract))}
        action={
          <TextLink to="/finance/$id" params={{ id }}>
            {texts.form.showContract}
          </TextLink>
        }
      >
        {why}
      </MessagePage>
    );
  }

  async function send(body: ContractInput) {
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
        title={texts.actions.edit(numberOf(contract))}
        up={
          <WayUp to="/customer/$id" params={{ id: customerID }} search={{ tab: 'finance' }}>
            {customer}
          </WayUp>
        }
        number={id}
        facts={[contract.company.name]}
      />
      <ContractForm
        key={id}
        customerId={customerID}
        values={valuesOf(contract)}
        from={contract}
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
