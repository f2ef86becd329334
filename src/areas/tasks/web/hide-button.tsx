import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { HideDialog } from '#platform/web/ui/hide-dialog.tsx';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { Task } from '../contract.ts';
import { useSetActive } from './task-queries.ts';
import { texts } from './texts.ts';

interface HideButtonProps {
  task: Task;
  why: string | undefined;
}

/** Hides a task, which can be undone, or asks whether to show a hidden one again. */
export function HideButton({ task: { id, active }, why }: HideButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useSetActive();

  async function hide(): Promise<void> {
    await mutateAsync({ id, active: false });
    toastUndo(texts.hiding.hidden, () => mutateAsync({ id, active: true }));
  }

  async function show(): Promise<void> {
    setAsking(false);
    await mutateAsync({ id, active: true });
    toastUndo(texts.hiding.shown, () => mutateAsync({ id, active: false }));
  }

  return (
    <>
      <RowIcon
        label={active ? texts.table.hideTask(id) : texts.table.showTask(id)}
        why={why}
        loading={isPending}
        onClick={() => (active ? void hide().catch(toastProblem) : setAsking(true))}
      >
        {active ? <IconEyeOff size={15} aria-hidden /> : <IconEye size={15} aria-hidden />}
      </RowIcon>
      {isAsking && (
        <HideDialog
          title={texts.hiding.unhideTitle}
          question={texts.hiding.unhideQuestion}
          onYes={() => void show().catch(toastProblem)}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
