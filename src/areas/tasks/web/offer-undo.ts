import { call } from '#platform/web/api/call.ts';
import { toastDone, toastUndo } from '#platform/web/ui/toasts.ts';
import { type Task, undoClose } from '../contract.ts';
import { UNDO_SECONDS } from '../statuses.ts';
import { isShownClosed } from './closings.ts';
import { commonTexts } from './texts/common.ts';

/**
 * Says that a task is closed; for a minute whoever closed it can take that back, in its list if that is on the screen,
 * otherwise on whatever screen they are by then. Returns whether the list says it already.
 */
export function offerUndo(task: Task, keep: (task: Task) => Promise<void>): boolean {
  const { id, version } = task;
  const undo = async () => {
    const opened = await call(undoClose, { params: { id }, body: { version } });
    toastDone(commonTexts.reopen);
    await keep(opened);
  };
  const isShown = isShownClosed({ task, undo });
  if (isShown) toastDone(commonTexts.close);
  else toastUndo(commonTexts.close, undo, UNDO_SECONDS * 1000);
  return isShown;
}
