import { call } from '#platform/web/api/call.ts';
import { toastDone, toastUndo } from '#platform/web/ui/toasts.ts';
import { type Task, undoClose } from '../contract.ts';
import { UNDO_SECONDS } from '../statuses.ts';
import { commonTexts } from './texts/common.ts';

/** Says that a task is closed; for a minute whoever closed it can take that back, on whatever screen they are by then. */
export function offerUndo({ id, version }: Task, keep: (task: Task) => Promise<void>): void {
  const undo = async () => {
    const task = await call(undoClose, { params: { id }, body: { version } });
    toastDone(commonTexts.reopen);
    await keep(task);
  };
  toastUndo(commonTexts.close, undo, UNDO_SECONDS * 1000);
}
