import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { disableEmployee, type Employee, enableEmployee } from '../contract.ts';
import { whyNotEnabled } from '../rules.ts';
import { useEmployeeAction } from './employee-queries.ts';
import { texts } from './texts.ts';
import { useActor } from './use-actor.ts';

export function EnableButton({ employee }: { employee: Employee }) {
  const { mutateAsync, isPending } = useEmployeeAction(employee.id, enableEmployee);
  const disable = useEmployeeAction(employee.id, disableEmployee);
  const actor = useActor();
  const enable = () =>
    void mutateAsync().then(
      ({ name }) => toastUndo(texts.enable.done(name), () => disable.mutateAsync()),
      toastProblem,
    );
  return (
    <ExplainedButton
      variant="default"
      loading={isPending}
      why={whyNotEnabled(actor, employee)}
      onClick={enable}
    >
      {texts.enable.button}
    </ExplainedButton>
  );
}
