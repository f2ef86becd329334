import { useSession } from '#areas/session/web/public.ts';
import { RowIcon } from '#platform/web/ui/row-icon.tsx';
import { toastProblem } from '#platform/web/ui/toasts.ts';
import type { Task } from '../contract.ts';
import { whyLocked } from '../rules.ts';
import { commonTexts } from './texts/common.ts';
import { TickIcon } from './tick-icon.tsx';
import { useCloseTask } from './use-close-task.ts';

/** Closes the task without a note; that can be taken back for a minute. */
export function CloseTick({ task }: { task: Task }) {
  const { permissions } = useSession();
  const { close, isPending } = useCloseTask(task);
  const why = whyLocked(permissions, task);
  return (
    <RowIcon
      label={commonTexts.closeTask(task.id)}
      why={why}
      loading={isPending}
      onClick={() => void close().catch(toastProblem)}
    >
      <TickIcon />
    </RowIcon>
  );
}
