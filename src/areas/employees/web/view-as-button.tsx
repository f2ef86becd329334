import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { Employee } from '../contract.ts';
import { whyNotViewed } from '../rules.ts';
import { useViewAs } from './employee-queries.ts';
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
        View as this person
      </ExplainedButton>
      {isAsking && (
        <ConfirmDialog
          title={`View as ${employee.name}?`}
          confirm="View as"
          onConfirm={view}
          onCancel={() => setAsking(false)}
        >
          {`For up to an hour, every tab of this browser shows what ${employee.name} sees. Nothing can be changed, and what is typed but not saved is lost. The log shows when you start and stop.`}
        </ConfirmDialog>
      )}
    </>
  );
}
