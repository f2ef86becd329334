import { IconArrowsExchange, IconMail, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { endsSoon } from '#platform/shared/ends-soon.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone, toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Policy } from '../contract.ts';
import { whyNotCancel, whyNotReinstate, whyNotRenew } from '../rules.ts';
import type { PolicyAction } from './policy-action.ts';
import { PolicyActionButton } from './policy-action-button.tsx';
import { useCancelPolicy, useReinstatePolicy } from './policy-queries.ts';
import { PolicyStateBadge } from './policy-state-badge.tsx';
import type { PolicyStep } from './policy-step.ts';
import { texts } from './texts.ts';

interface PolicyHeadProps {
  policy: Policy;
  actions: readonly PolicyAction[];
  step: PolicyStep;
  onCancel: () => void;
  onMove: () => void;
}

export function PolicyHead({ policy, actions, step: Step, onCancel, onMove }: PolicyHeadProps) {
  const { id, effdate, expdate } = policy;
  const whyNotMove = useWhyClosed('policyReassign');
  const { mutateAsync, isPending } = useReinstatePolicy(id);
  const cancel = useCancelPolicy(id);

  async function reinstate(): Promise<void> {
    const { cancelledOn, cancelReason: reason } = policy;
    const { version } = await mutateAsync({ version: policy.version });
    const words = texts.policy.isReinstated(policy.policyNumber);
    if (cancelledOn) toastUndo(words, () => cancel.mutateAsync({ cancelledOn, reason, version }));
    else toastDone(words);
  }

  return (
    <RecordHead
      title={policy.policyNumber}
      up={
        <WayUp to="/customer/$id" params={{ id: policy.custid }} search={{ tab: 'policies' }}>
          {policy.customer}
        </WayUp>
      }
      badges={<PolicyStateBadge policy={policy} />}
      facts={[policy.company, policy.product, `${showDay(effdate)} – ${showDay(expdate)}`]}
      actions={
        <>
          <Suspense fallback={<RenewButton policy={policy} isNext={false} />}>
            <Step policy={policy}>
              {(isOther) => (
                <RenewButton policy={policy} isNext={!isOther && endsSoon(policy.expdate, officeToday())} />
              )}
            </Step>
          </Suspense>
          <LinkButton
            to="/email"
            search={{ customerId: policy.custid, policyId: id }}
            variant="default"
            leftSection={<IconMail size={15} aria-hidden />}
          >
            {texts.policy.email}
          </LinkButton>
          <LinkButton
            to="/policy/$id/edit"
            params={{ id }}
            variant="default"
            leftSection={<IconPencil size={15} aria-hidden />}
          >
            {texts.policy.edit}
          </LinkButton>
          <ExplainedButton
            variant="default"
            leftSection={<IconArrowsExchange size={15} aria-hidden />}
            why={whyNotMove}
            onClick={onMove}
          >
            {texts.list.reAssign}
          </ExplainedButton>
          {actions.map((action) => (
            <PolicyActionButton
              key={action.key}
              action={action}
              customerId={policy.custid}
              policyIds={[id]}
            />
          ))}
          {policy.status === 'cancelled' ? (
            <ExplainedButton
              variant="default"
              loading={isPending}
              why={whyNotReinstate(policy, officeToday())}
              onClick={() => void reinstate().catch(toastProblem)}
            >
              {texts.policy.reinstate}
            </ExplainedButton>
          ) : (
            <ExplainedButton variant="default" why={whyNotCancel(policy, officeToday())} onClick={onCancel}>
              {texts.cancellation.title}
            </ExplainedButton>
          )}
        </>
      }
    />
  );
}

/** The next step once the term nears its end; before that it is possible, but nothing that anyone is led to. */
function RenewButton({ policy, isNext }: { policy: Policy; isNext: boolean }) {
  const navigate = useNavigate();
  const why = whyNotRenew(policy);
  return (
    <ExplainedButton
      variant={isNext && why === undefined ? 'filled' : 'default'}
      leftSection={<IconRefresh size={15} aria-hidden />}
      why={why}
      onClick={() => void navigate({ to: '/policy/$id/renew', params: { id: policy.id } })}
    >
      {texts.terms.renew}
    </ExplainedButton>
  );
}
