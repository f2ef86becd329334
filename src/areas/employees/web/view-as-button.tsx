import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { Employee } from '../contract.ts';
import { whyNotViewed } from '../rules.ts';
import { useViewAs } from './employee-queries.ts';
import { texts } from './texts.ts';
import { useActor } from './use-actor.ts';

/** Asks first: it is logged, and every tab of the browser changes. */
export function ViewAsButton({ employee }: { employee: Employee }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useViewAs(employee.id);
  const why = whyNotViewed(useActor(), employee);

  function view(): void {
    setAsking(false);
    void mutateAsync().catch(toastProblem);
  }

  return (
    <>
      <ExplainedButton variant="default" loading={isPending} why={why} onClick={() => setAsking(true)}>
        {texts.viewAs.button}
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={texts.viewAs.ask(employee.name)}
          confirm={texts.viewAs.confirm}
          onConfirm={view}
          onCancel={() => setAsking(false)}
        >
          {texts.viewAs.after(employee.name)}
        </ConfirmDialog>
      )}
    </>
  );
}
