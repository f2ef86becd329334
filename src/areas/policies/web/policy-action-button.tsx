import { useNavigate } from '@tanstack/react-router';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import type { PolicyAction } from './policy-action.ts';
import { texts } from './texts.ts';
import { whyNotChosen } from './why-not-chosen.ts';

interface PolicyActionButtonProps {
  action: PolicyAction;
  customerId: number;
  policyIds: readonly number[];
  size?: 'xs';
}

/** Opens what another area does with these policies, over the page. */
export function PolicyActionButton({ action, customerId, policyIds, size }: PolicyActionButtonProps) {
  const { icon: Icon, label, most } = action;
  const navigate = useNavigate();
  const open = () =>
    void navigate({
      to: '.',
      search: (all: object) => ({ ...all, ...action.search(customerId, policyIds) }),
      resetScroll: false,
    });
  return (
    <ExplainedButton
      variant="default"
      {...(size && { size })}
      leftSection={<Icon size={size ? 14 : 15} aria-hidden />}
      why={whyNotChosen(policyIds.length, most, texts.list.tooManyToTake)}
      onClick={open}
    >
      {label}
    </ExplainedButton>
  );
}
