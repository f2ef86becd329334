import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSession } from '#areas/session/web/public.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Policy } from '../contract.ts';
import { PolicyForm } from './policy-form.tsx';
import { choicesQuery, ownerQuery, useSavePolicy } from './policy-queries.ts';
import { emptyValues } from './policy-values.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/customer/$id/policy/add');

export function AddPolicyPage() {
  const { id: customerId } = route.useParams();
  const { data: owner } = useSuspenseQuery(ownerQuery(customerId));
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const { officeId, config, user } = useSession();
  const ownOffice = choices.offices.find(({ id }) => id === officeId)?.id ?? null;
  const isProducer = config.proposeProducer === 1 && choices.people.some(({ id }) => id === user.id);
  const { mutateAsync } = useSavePolicy(customerId, 0);
  const navigate = useNavigate();

  // Back from the new record leads to where the person came from, not to the empty form.
  function onSaved({ id }: Policy): void {
    toastDone(texts.form.saved);
    void navigate({ to: '/policy/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={texts.list.add}
        up={
          <WayUp to="/customer/$id" params={{ id: customerId }} search={{ tab: 'policies' }}>
            {owner.name}
          </WayUp>
        }
        facts={[owner.name, `#${customerId}`]}
      />
      <PolicyForm
        values={emptyValues(ownOffice, officeToday(), isProducer ? user.id : undefined)}
        send={mutateAsync}
        onSaved={onSaved}
        onCancel={() =>
          void navigate({ to: '/customer/$id', params: { id: customerId }, search: { tab: 'policies' } })
        }
      />
    </>
  );
}
