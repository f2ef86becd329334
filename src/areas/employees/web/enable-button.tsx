import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastDone, toastProblem } from '#platform/web/ui/toasts.ts';
import { type Employee, enableEmployee } from '../contract.ts';
import { whyNotEnabled } from '../rules.ts';
import { useEmployeeAction } from './employee-queries.ts';
import { useActor } from './use-actor.ts';

export function EnableButton({ employee }: { employee: Employee }) {
  const { mutate, isPending } = useEmployeeAction(employee.id, enableEmployee);
  const actor = useActor();
  const enable = () =>
    mutate(undefined, {
      onSuccess: ({ name }) => toastDone(`${name} is enabled.`),
      onError: toastProblem,
    });
  return (
    <ExplainedButton
      variant="default"
      loading={isPending}
      why={whyNotEnabled(actor, employee)}
      onClick={enable}
    >
      Enable
    </ExplainedButton>
  );
}
