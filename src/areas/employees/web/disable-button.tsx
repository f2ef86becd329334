import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import { disableEmployee, type Employee, enableEmployee } from '../contract.ts';
import { whyNotDisabled } from '../rules.ts';
import { useEmployeeAction } from './employee-queries.ts';
import { texts } from './texts.ts';
import { useActor } from './use-actor.ts';

export function DisableButton({ employee }: { employee: Employee }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useEmployeeAction(employee.id, disableEmployee);
  const enable = useEmployeeAction(employee.id, enableEmployee);
  const actor = useActor();

  function disable(): void {
    setAsking(false);
    void mutateAsync().then(
      ({ name }) => toastUndo(texts.disable.done(name), () => enable.mutateAsync()),
      toastProblem,
    );
  }

  return (
    <>
      <ExplainedButton
        variant="default"
        loading={isPending}
        why={whyNotDisabled(actor, employee)}
        onClick={() => setAsking(true)}
      >
        {texts.disable.button}
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.disable.ask(employee.name)}
          confirm={texts.disable.button}
          isDangerous
          onConfirm={disable}
          onCancel={() => setAsking(false)}
        >
          {texts.disable.after}
        </ConfirmDialog>
      )}
    </>
  );
}
