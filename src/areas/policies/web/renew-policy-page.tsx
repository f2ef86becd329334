import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { showDay } from '#platform/shared/dates.ts';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Policy } from '../contract.ts';
import { whyNotRenew } from '../rules.ts';
import { PolicyForm } from './policy-form.tsx';
import { policyQuery } from './policy-queries.ts';
import { renewalOf } from './policy-values.ts';
import { texts } from './texts.ts';
import { useRenewal } from './use-renewal.ts';

const route = getRouteApi('/signed-in/policy/$id/renew');

export function RenewPolicyPage() {
  const { id } = route.useParams();
  // As it was when the form was opened: if the old term changes meanwhile, the save says so.
  const old = route.useLoaderData();
  const { data: policy } = useSuspenseQuery(policyQuery(id));
  const send = useRenewal(old);
  const navigate = useNavigate();
  const why = whyNotRenew(old);
  if (why) {
    return (
      <MessagePage
        title={texts.renewal.cannotBeRenewed(policy.policyNumber)}
        action={
          <TextLink to="/policy/$id" params={{ id }}>
            {texts.renewal.showThePolicy}
          </TextLink>
        }
      >
        {why}
      </MessagePage>
    );
  }

  function onSaved(renewal: Policy): void {
    toastDone(texts.renewal.done);
    void navigate({ to: '/policy/$id', params: { id: renewal.id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={texts.renewal.title(policy.policyNumber)}
        up={
          <WayUp to="/policy/$id" params={{ id }}>
            {policy.policyNumber}
          </WayUp>
        }
        facts={[policy.customer, texts.renewal.oldTerm(showDay(old.effdate), showDay(old.expdate))]}
      />
      <PolicyForm
        key={id}
        values={renewalOf(old)}
        from={old}
        isRenewal
        send={send}
        onSaved={onSaved}
        onCancel={() => void navigate({ to: '/policy/$id', params: { id } })}
      />
    </>
  );
}
