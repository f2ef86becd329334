import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { PolicyForm } from './policy-form.tsx';
import { policyQuery, useSavePolicy } from './policy-queries.ts';
import { valuesOf } from './policy-values.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/policy/$id/edit');

export function EditPolicyPage() {
  const { id } = route.useParams();
  const { data: policy } = useSuspenseQuery(policyQuery(id));
  const { mutateAsync } = useSavePolicy(policy.custid, id);
  const navigate = useNavigate();

  function onSaved(): void {
    toastDone(texts.form.saved);
    void navigate({ to: '/policy/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={texts.form.edit(policy.policyNumber)}
        up={
          <WayUp to="/policy/$id" params={{ id }}>
            {policy.policyNumber}
          </WayUp>
        }
        number={id}
        facts={[policy.customer]}
      />
      <PolicyForm
        key={id}
        values={valuesOf(policy)}
        from={policy}
        send={mutateAsync}
        onSaved={onSaved}
        onCancel={() => void navigate({ to: '/policy/$id', params: { id } })}
      />
    </>
  );
}
